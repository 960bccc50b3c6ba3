import type { ReactNode } from 'react'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { DayOrTodayField } from '@/components/fields/date-field'
import { AmountField, MonthsField, PercentField, YearsField } from '@/components/fields/number-field'
import { SelectField } from '@/components/fields/select-field'
import { FoldedFields } from '@/components/tool-form/folded-fields'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { addDays } from '@/lib/calendar/calendar-day'
import { dayInWords } from '@/lib/format/days'
import { rupees } from '@/lib/format/numbers'
import { lawRows } from '@/lib/rules/in-force'
import { employeesPensionValues } from '@/lib/rules/salary/epf-interest'
import { fundLawDay } from '@/lib/salary/epf'
import { yearName } from '@/lib/calendar/financial-year'
import { lastDeclaredRate, lastDeclaredYear } from '@/lib/rules/salary/epf-interest'
import { type epfInputs, type EpfKind, epfYears, PENSION_FROM } from '@/lib/salary/epf-inputs'
import { wageCeilingOn } from '@/lib/salary/provident-fund'
import { nameOf, t } from '@/lib/language/words'

const KINDS: Record<EpfKind, string> = {
  epfCorpus: t('Balance at retirement'),
  epfHistory: t('Balance by declared rates'),
  epfTaxableInterest: t('Interest that is taxed'),
  epsPension: t('Pension (EPS)'),
}

const yearOptions = Object.fromEntries(epfYears().map((year) => [year, year]))

interface FieldsProps {
  field: ToolInputs<typeof epfInputs>['field']
  /** The last day of service while none is chosen. */
  today: string
}

interface EpfFieldsProps extends Pick<FieldsProps, 'today'> {
  inputs: ToolInputs<typeof epfInputs>
}

/** The choice of the question, then the fields of that question. */
export function EpfFields({ inputs: { field }, today }: EpfFieldsProps) {
  const kind = field('kind').value ?? 'epfCorpus'
  const Asked = FIELDS[kind]
  return (
    <>
      <SelectField field={field('kind')} label={nameOf('fund-labels', 'Calculate')} options={KINDS} />
      <Asked key={kind} field={field} today={today} />
    </>
  )
}

function CorpusFields({ field }: FieldsProps) {
  const rare = [field('openingBalance'), field('vpfPct'), field('epsMember'), field('pf')]
  const filled = rare.some(({ text }, place) => text !== ['0', '0', 'true', 'full'][place])
  return (
    <>
      <AmountField field={field('monthlyWage')} label={t('Monthly basic and DA')} />
      <div className="grid grid-cols-2 gap-3">
        <YearsField field={field('years')} label={t('Years to go')} />
        <PercentField field={field('raisePct')} label={t('Yearly rise')} />
      </div>
      <PercentField
        field={field('ratePct')}
        label={t('Interest rate')}
        hint={t('{0}% was declared for {1}', lastDeclaredRate(), yearName(lastDeclaredYear()))}
      />
      <FoldedFields summary={t('Balance today, VPF, ceiling, pension')} filled={filled}>
        <AmountField field={field('openingBalance')} label={t('Balance today')} />
        <PercentField field={field('vpfPct')} label={t('Voluntary (VPF), of the wage')} />
        <ChoiceField
          field={field('pf')}
          label={t('Contributions on')}
          options={{ full: t('Whole wage'), ceiling: rupees(wageCeilingOn(fundLawDay())) }}
        />
        <CheckboxField field={field('epsMember')} label={t('Member of the pension scheme (EPS)')} />
      </FoldedFields>
    </>
  )
}

const HistoryFields = ({ field }: FieldsProps) => (
  <>
    <div className="grid grid-cols-2 gap-3">
      <SelectField field={field('fromYear')} label={t('First year')} options={yearOptions} />
      <SelectField field={field('toYear')} label={t('Last year')} options={yearOptions} />
    </div>
    <AmountField field={field('openingBalance')} label={t('Balance at the start')} />
    <AmountField
      field={field('monthlyCredit')}
      label={t('Monthly credit')}
      hint={t('Your share and the employer’s share to the fund')}
    />
  </>
)

const TaxedFields = ({ field }: FieldsProps) => (
  <>
    <AmountField
      field={field('ownMonthly')}
      label={t('Your monthly contribution')}
      hint={t('Own share with VPF')}
    />
    <CheckboxField field={field('employerContributes')} label={t('The employer contributes too')} />
    {field('employerContributes').value !== false && (
      <AmountField field={field('employerMonthly')} label={t('Employer’s monthly share to the fund')} />
    )}
    <div className="grid grid-cols-2 gap-3">
      <YearsField field={field('years')} label={t('Years')} />
      <PercentField field={field('ratePct')} label={t('Interest rate')} />
    </div>
    <AmountField
      field={field('openingNonTaxable')}
      label={t('Tax-free balance at the start')}
      hint={t('The whole balance on 1 April 2021, and what was within the limit since')}
    />
  </>
)

function PensionFields({ field, today }: FieldsProps) {
  const [before, since] = lawRows(employeesPensionValues, today).slice(-2)
  return (
    <>
      <AmountField
        field={field('averageWage60Months')}
        label={t('Average wage of the last 60 months')}
        hint={t(
          'At most {0} counts until {1}, {2} since',
          rupees(before!.value.wageCeiling),
          dayInWords(addDays(since!.from, -1)),
          rupees(since!.value.wageCeiling),
        )}
      />
      <div className="grid grid-cols-2 gap-3">
        <YearsField field={field('years')} label={t('Years of service')} />
        <MonthsField field={field('months')} label={t('And months')} />
      </div>
      <DayOrTodayField
        field={field('leftOn')}
        label={t('Last day of service')}
        hint={t('Defaults to today')}
        today={today}
        min={PENSION_FROM}
        max="2099-12-31"
      />
    </>
  )
}

const FIELDS: Record<EpfKind, (props: FieldsProps) => ReactNode> = {
  epfCorpus: CorpusFields,
  epfHistory: HistoryFields,
  epfTaxableInterest: TaxedFields,
  epsPension: PensionFields,
}

import type { ReactNode } from 'react'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { AmountField, MonthsField, PercentField, YearsField } from '@/components/fields/number-field'
import { SelectField } from '@/components/fields/select-field'
import { FoldedFields } from '@/components/tool-form/folded-fields'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { type epfInputs, type EpfKind, epfYears } from '@/lib/salary/epf-inputs'

const KINDS: Record<EpfKind, string> = {
  epfCorpus: 'Balance at retirement',
  epfHistory: 'Balance by declared rates',
  epfTaxableInterest: 'Interest that is taxed',
  epsPension: 'Pension (EPS)',
}

const yearOptions = Object.fromEntries(epfYears.map((year) => [year, year]))

interface FieldsProps {
  field: ToolInputs<typeof epfInputs>['field']
}

/** What is asked, then the fields of that alone. */
export function EpfFields({ inputs: { field } }: { inputs: ToolInputs<typeof epfInputs> }) {
  const kind = field('kind').value ?? 'epfCorpus'
  const Asked = FIELDS[kind]
  return (
    <>
      <SelectField field={field('kind')} label="Calculate" options={KINDS} />
      <Asked key={kind} field={field} />
    </>
  )
}

function CorpusFields({ field }: FieldsProps) {
  const rare = [field('openingBalance'), field('vpfPct'), field('epsMember'), field('pf')]
  const filled = rare.some(({ text }, place) => text !== ['0', '0', 'true', 'full'][place])
  return (
    <>
      <AmountField field={field('monthlyWage')} label="Monthly basic and DA" />
      <div className="grid grid-cols-2 gap-3">
        <YearsField field={field('years')} label="Years to go" />
        <PercentField field={field('raisePct')} label="Yearly rise" />
      </div>
      <PercentField field={field('ratePct')} label="Interest rate" hint="8.25% was declared for 2025-26" />
      <FoldedFields summary="Balance today, VPF, ceiling, pension" filled={filled}>
        <AmountField field={field('openingBalance')} label="Balance today" />
        <PercentField field={field('vpfPct')} label="Voluntary (VPF), of the wage" />
        <ChoiceField
          field={field('pf')}
          label="Contributions on"
          options={{ full: 'Whole wage', ceiling: '₹15,000' }}
        />
        <CheckboxField field={field('epsMember')} label="Member of the pension scheme (EPS)" />
      </FoldedFields>
    </>
  )
}

const HistoryFields = ({ field }: FieldsProps) => (
  <>
    <div className="grid grid-cols-2 gap-3">
      <SelectField field={field('fromYear')} label="First year" options={yearOptions} />
      <SelectField field={field('toYear')} label="Last year" options={yearOptions} />
    </div>
    <AmountField field={field('openingBalance')} label="Balance at the start" />
    <AmountField
      field={field('monthlyCredit')}
      label="Monthly credit"
      hint="Your share and the employer’s share to the fund"
    />
  </>
)

const TaxedFields = ({ field }: FieldsProps) => (
  <>
    <AmountField field={field('ownMonthly')} label="Your monthly contribution" hint="Own share with VPF" />
    <CheckboxField field={field('employerContributes')} label="The employer contributes too" />
    {field('employerContributes').value !== false && (
      <AmountField field={field('employerMonthly')} label="Employer’s monthly share to the fund" />
    )}
    <div className="grid grid-cols-2 gap-3">
      <YearsField field={field('years')} label="Years" />
      <PercentField field={field('ratePct')} label="Interest rate" />
    </div>
    <AmountField
      field={field('openingNonTaxable')}
      label="Tax-free balance at the start"
      hint="The whole balance on 1 April 2021, and what was within the limit since"
    />
  </>
)

const PensionFields = ({ field }: FieldsProps) => (
  <>
    <AmountField
      field={field('averageWage60Months')}
      label="Average wage of the last 60 months"
      hint="At most ₹15,000 counts"
    />
    <div className="grid grid-cols-2 gap-3">
      <YearsField field={field('years')} label="Years of service" />
      <MonthsField field={field('months')} label="And months" />
    </div>
  </>
)

const FIELDS: Record<EpfKind, (props: FieldsProps) => ReactNode> = {
  epfCorpus: CorpusFields,
  epfHistory: HistoryFields,
  epfTaxableInterest: TaxedFields,
  epsPension: PensionFields,
}

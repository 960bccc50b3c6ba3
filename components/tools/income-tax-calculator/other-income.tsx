import { SIMPLIFIED, yearOfRules } from '@/lib/tax/rule-ids'
import type { ReactNode } from 'react'
import { AmountField } from '@/components/fields/number-field'
import { RuleNote } from '@/components/results/rule-note'
import type { InputsProps } from '@/components/tool-form/use-tool-inputs'
import { SourceLink } from '@/components/results/source-link'
import { Day } from '@/components/ui/day'
import { Sentence } from '@/components/ui/sentence'
import { rupees } from '@/lib/format/numbers'
import { houseIncomeLaw } from '@/lib/rules/income-tax/house-income'
import { SPECIAL_CHECKED_ON, specialSources } from '@/lib/rules/income-tax/special-sources'
import type { SpecialKind } from '@/lib/rules/income-tax/tax-law'
import { ruleOn } from '@/lib/rules/rule'
import type { TaxYearId } from '@/lib/rules/years'
import { firstDayOf, type incomeTaxInputs, taxRules } from '@/lib/tax/income-tax'
import { nameOf, t } from '@/lib/language/words'
import { EmployerPension } from './employer-pension'

type OtherIncomeProps = InputsProps<typeof incomeTaxInputs>

/** Less common items: other income, a let-out house, income at special rates, and what is taken off a salary. */
export function OtherIncome({ inputs }: OtherIncomeProps) {
  const { field } = inputs
  const rules = field('rules').value
  return (
    <>
      {field('source').value !== 'other' && (
        <AmountField
          field={field('otherIncome')}
          label={t('Interest and other income in the year')}
          hint={t('Taxed at slab rates, besides the income above')}
        />
      )}
      {field('source').value === 'salary' && (
        <>
          <AmountField
            field={field('professionalTax')}
            label={t('Professional tax in the year')}
            hint={t('Taken off the salary in the old regime only')}
          />
          <EmployerPension inputs={inputs} />
        </>
      )}
      <LetOutHouse inputs={inputs} year={yearOfRules(rules ?? SIMPLIFIED)} />
      <SpecialRates inputs={inputs} year={yearOfRules(rules ?? SIMPLIFIED)} />
    </>
  )
}

interface GroupProps extends OtherIncomeProps {
  year: TaxYearId
}

const Group = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <fieldset className="grid gap-3 border-t border-line pt-2">
    <legend className="pr-2 font-semibold">{heading}</legend>
    {children}
  </fieldset>
)

function LetOutHouse({ inputs: { field }, year }: GroupProps) {
  const row = ruleOn(houseIncomeLaw, firstDayOf(year))
  const { value } = row
  return (
    <Group heading={t('Let-out house')}>
      <AmountField
        field={field('houseRent')}
        label={t('Rent received in the year')}
        hint={t('After municipal tax you paid; {0}% of it is not taxed', value.repairsPercent)}
      />
      <AmountField field={field('houseInterest')} label={t('Interest on the loan for this house')} />
      <p className="text-sm text-soft">
        {t(
          'A loss lowers other income only in the old regime, by at most {0} a year, together with the loan interest of your own home. The rest is carried forward.',
          rupees(value.lossSetOff),
        )}
      </p>
      <RuleNote {...houseIncomeLaw} label={nameOf('tax-rules', houseIncomeLaw.label)} row={row} />
    </Group>
  )
}

const LABELS: Record<SpecialKind, string> = {
  short20: t('Short-term gains on shares and equity funds'),
  equityLong: t('Long-term gains on shares and equity funds'),
  long125: t('Long-term gains on property, gold and others'),
  lottery: t('Lottery, prizes and online games'),
  crypto: t('Gains on crypto and other virtual digital assets'),
}

function SpecialRates({ inputs: { field }, year }: GroupProps) {
  const { special } = taxRules(year).law
  const hint = (kind: SpecialKind) =>
    kind === 'equityLong'
      ? t('{0}% above {1} a year', special.ratePercent[kind], rupees(special.equityLongFree))
      : `${special.ratePercent[kind]}%`
  return (
    <Group heading={t('Taxed at rates of their own')}>
      {(['short20', 'equityLong', 'long125', 'lottery', 'crypto'] as const).map((kind) => (
        <AmountField key={kind} field={field(kind)} label={LABELS[kind]} hint={hint(kind)} />
      ))}
      <p className="text-sm text-soft">
        {year === 'fy-2024-25' && `${t('Rates for sales from 23 July 2024.')} `}
        {t(
          'Enter gains of the year after losses. The rebate of the new regime does not cover this tax, but this income counts towards its limit of {0}, as the Act says; some guides leave it out. The rebate of the old regime covers all but long-term gains on shares and equity funds; some guides leave out winnings too. Surcharge on gains is at most {1}%.',
          rupees(taxRules(year).law.new.rebate.incomeLimit),
          special.gainsSurchargePercent,
        )}
        {year === 'fy-2024-25' &&
          ` ${t('For this year, the rebate on short-term and other long-term gains is in dispute.')}`}
      </p>
      <p className="text-sm text-soft">
        <Sentence
          words={t('Sources, checked on {0}:')}
          parts={[<Day key="day" date={SPECIAL_CHECKED_ON} />]}
        />{' '}
        {specialSources.map((source, place) => (
          <span key={source.href}>
            {place > 0 && '; '}
            <SourceLink source={source} />
          </span>
        ))}
        .
      </p>
    </Group>
  )
}

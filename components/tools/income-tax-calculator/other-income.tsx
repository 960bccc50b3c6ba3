import type { ReactNode } from 'react'
import { AmountField } from '@/components/fields/number-field'
import { RuleNote } from '@/components/results/rule-note'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { Anchor } from '@/components/ui/anchor'
import { Day } from '@/components/ui/day'
import { rupees } from '@/lib/format/numbers'
import { houseIncomeLaw } from '@/lib/rules/income-tax/house-income'
import { SPECIAL_CHECKED_ON, specialSources } from '@/lib/rules/income-tax/special-sources'
import type { SpecialKind } from '@/lib/rules/income-tax/tax-law'
import { ruleOn } from '@/lib/rules/rule'
import { firstDayOf, type incomeTaxInputs, rulesInForce, taxRules, yearOf } from '@/lib/tax/income-tax'
import { EmployerPension } from './employer-pension'

interface OtherIncomeProps {
  inputs: ToolInputs<typeof incomeTaxInputs>
}

/** Less common items: other income, a let-out house, income at special rates, and what is taken off a salary. */
export function OtherIncome({ inputs }: OtherIncomeProps) {
  const { field } = inputs
  const rules = field('rules').value
  return (
    <>
      {field('source').value !== 'other' && (
        <AmountField
          field={field('otherIncome')}
          label="Interest and other income in the year"
          hint="Taxed at slab rates, besides the income above"
        />
      )}
      {field('source').value === 'salary' && (
        <>
          <AmountField
            field={field('professionalTax')}
            label="Professional tax in the year"
            hint="Taken off the salary in the old regime only"
          />
          <EmployerPension inputs={inputs} />
        </>
      )}
      <LetOutHouse inputs={inputs} year={rules ? yearOf(rules) : rulesInForce} />
      <SpecialRates inputs={inputs} year={rules ? yearOf(rules) : rulesInForce} />
    </>
  )
}

interface GroupProps extends OtherIncomeProps {
  year: typeof rulesInForce
}

const Group = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <fieldset className="grid gap-3 border-t border-line pt-2">
    <legend className="pr-2 font-semibold">{heading}</legend>
    {children}
  </fieldset>
)

function LetOutHouse({ inputs: { field }, year }: GroupProps) {
  const { value, source } = ruleOn(houseIncomeLaw, firstDayOf(year))
  return (
    <Group heading="Let-out house">
      <AmountField
        field={field('houseRent')}
        label="Rent received in the year"
        hint={`After municipal tax you paid; ${value.repairsPercent}% of it is not taxed`}
      />
      <AmountField field={field('houseInterest')} label="Interest on the loan for this house" />
      <p className="text-sm text-soft">
        A loss lowers other income only in the old regime, by at most {rupees(value.lossSetOff)} a year,
        together with the loan interest of your own home. The rest is carried forward.
      </p>
      <RuleNote {...houseIncomeLaw} source={source} />
    </Group>
  )
}

const LABELS: Record<SpecialKind, string> = {
  short20: 'Short-term gains on shares and equity funds',
  equityLong: 'Long-term gains on shares and equity funds',
  long125: 'Long-term gains on property, gold and others',
  lottery: 'Lottery, prizes and online games',
  crypto: 'Gains on crypto and other virtual digital assets',
}

function SpecialRates({ inputs: { field }, year }: GroupProps) {
  const { special } = taxRules(year).law
  const hint = (kind: SpecialKind) =>
    kind === 'equityLong'
      ? `${special.ratePercent[kind]}% above ${rupees(special.equityLongFree)} a year`
      : `${special.ratePercent[kind]}%`
  return (
    <Group heading="Taxed at rates of their own">
      {(['short20', 'equityLong', 'long125', 'lottery', 'crypto'] as const).map((kind) => (
        <AmountField key={kind} field={field(kind)} label={LABELS[kind]} hint={hint(kind)} />
      ))}
      <p className="text-sm text-soft">
        {year === 'fy-2024-25' && 'Rates for sales from 23 July 2024. '}
        Enter gains of the year after losses. The rebate of the new regime does not cover this tax, but this
        income counts towards its limit of {rupees(taxRules(year).law.new.rebate.incomeLimit)}, as the Act
        says; some guides leave it out. The rebate of the old regime covers all but long-term gains on shares
        and equity funds; some guides leave out winnings too. Surcharge on gains is at most{' '}
        {special.gainsSurchargePercent}%.
        {year === 'fy-2024-25' &&
          ' For this year, the rebate on short-term and other long-term gains is in dispute.'}
      </p>
      <p className="text-sm text-soft">
        Sources, checked on <Day date={SPECIAL_CHECKED_ON} />:{' '}
        {specialSources.map(({ title, href }, place) => (
          <span key={href}>
            {place > 0 && '; '}
            <Anchor href={href}>{title}</Anchor>
          </span>
        ))}
        .
      </p>
    </Group>
  )
}

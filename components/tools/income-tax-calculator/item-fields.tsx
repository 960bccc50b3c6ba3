import { AmountField } from '@/components/fields/amount-field'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { RuleNote } from '@/components/results/rule-note'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { rupees } from '@/lib/format/numbers'
import { deductionRules } from '@/lib/rules/income-tax-deductions'
import { ruleOn } from '@/lib/rules/rule'
import { itemLimits, type ItemLimit } from '@/lib/tax/deductions'
import { firstDayOf, type incomeTaxInputs } from '@/lib/tax/income-tax-inputs'

interface ItemFieldsProps {
  inputs: ToolInputs<typeof incomeTaxInputs>
}

const limitInWords = ({ section, most }: ItemLimit) => `Section ${section}: at most ${rupees(most)} a year`

/** Deductions one by one, each with its section and its limit in the chosen year. */
export function ItemFields({ inputs }: ItemFieldsProps) {
  const { field } = inputs
  const basics = inputs.read('rules', 'age', 'parentsFrom60')
  if (!basics) return null
  const date = firstDayOf(basics.rules)
  const limits = itemLimits(basics.age, basics.parentsFrom60, date)
  return (
    <>
      <AmountField
        field={field('savings')}
        label="PF, insurance, school fees, home-loan principal"
        hint={limitInWords(limits.savings)}
      />
      <AmountField
        field={field('pension')}
        label="Own NPS contribution"
        hint={limitInWords(limits.pension)}
      />
      <AmountField
        field={field('health')}
        label="Health insurance, own family"
        hint={limitInWords(limits.health)}
      />
      <AmountField
        field={field('healthParents')}
        label="Health insurance, parents"
        hint={limitInWords(limits.healthParents)}
      />
      <CheckboxField field={field('parentsFrom60')} label="A parent is 60 or older" />
      <AmountField
        field={field('homeLoanInterest')}
        label="Interest on the loan for the home you live in"
        hint={limitInWords(limits.homeLoanInterest)}
      />
      <AmountField
        field={field('depositInterest')}
        label="Interest on savings accounts (from age 60, deposits too)"
        hint={limitInWords(limits.depositInterest)}
      />
      <RentFields inputs={inputs} />
      <LimitSources date={date} />
    </>
  )
}

function RentFields({ inputs: { field } }: ItemFieldsProps) {
  return (
    <>
      <AmountField field={field('basic')} label="Basic salary and DA, a month" />
      <AmountField field={field('allowance')} label="House rent allowance (HRA), a month" />
      <AmountField
        field={field('rent')}
        label="Rent paid, a month"
        hint="Exempt: the least of HRA, rent less 10% of basic, and 50% (metro) or 40% of basic"
      />
      <CheckboxField field={field('inMetro')} label="Home in Delhi, Mumbai, Kolkata or Chennai" />
      <p className="text-sm text-soft">
        Draft rules of 2026 add Bengaluru, Hyderabad, Pune and Ahmedabad. We have not seen them notified: ask
        your employer before you tick the box for them.
      </p>
    </>
  )
}

function LimitSources({ date }: { date: string }) {
  return (
    <details>
      <summary className="flex min-h-11 items-center font-medium text-link">Sources of these limits</summary>
      {deductionRules.map((rule) => (
        <RuleNote
          key={rule.says}
          says={rule.says}
          source={ruleOn(rule, date).source}
          checkedOn={rule.checkedOn}
        />
      ))}
    </details>
  )
}

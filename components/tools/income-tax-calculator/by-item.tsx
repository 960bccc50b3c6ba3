import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { ItemFields } from '@/components/tools/income-tax-calculator/item-fields'
import { rupees } from '@/lib/format/numbers'
import type { AgeGroup } from '@/lib/rules/income-tax'
import { allowedDeductions, type DeductionItems, totalAllowed } from '@/lib/tax/deductions'
import { firstDayOf, type incomeTaxInputs, itemNames, type TaxRuleId } from '@/lib/tax/income-tax-inputs'

type Inputs = ToolInputs<typeof incomeTaxInputs>

/** Rupees that the rules allow of these items. */
export function allowedUnder(rules: TaxRuleId, items: DeductionItems, age: AgeGroup): number {
  return totalAllowed(allowedDeductions(items, age, firstDayOf(rules)))
}

/** The items, where the old regime lets them be changed, and what they come to. */
export function ByItem({ inputs }: { inputs: Inputs }) {
  return (
    <>
      {inputs.field('regime').text === 'old' && <ItemFields inputs={inputs} />}
      <ItemTotal inputs={inputs} />
    </>
  )
}

function ItemTotal({ inputs }: { inputs: Inputs }) {
  const items = inputs.read(...itemNames)
  const basics = inputs.read('rules', 'age')
  if (!items || !basics) return null
  const total = allowedUnder(basics.rules, items, basics.age)
  return (
    <p className="font-medium">
      Allowed in the old regime:{' '}
      <output name="allowedDeductions" data-value={total}>
        {rupees(total)}
      </output>
    </p>
  )
}

import { AmountField } from '@/components/fields/amount-field'
import { ChoiceField } from '@/components/fields/choice-field'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { ItemFields } from '@/components/tools/income-tax-calculator/item-fields'
import { rupees } from '@/lib/format/numbers'
import { allowedDeductions, totalAllowed } from '@/lib/tax/deductions'
import { firstDayOf, type incomeTaxInputs, itemNames } from '@/lib/tax/income-tax-inputs'

interface DeductionFieldsProps {
  inputs: ToolInputs<typeof incomeTaxInputs>
}

/** What the old regime takes off: one amount, or item by item. The new regime locks both and keeps what is there. */
export function DeductionFields({ inputs }: DeductionFieldsProps) {
  const { field } = inputs
  const isNew = field('regime').text === 'new'
  const byItem = field('deductionsAs').text === 'items'
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      {!isNew && (
        <ChoiceField
          field={field('deductionsAs')}
          label="Deductions as"
          options={{ total: 'One amount', items: 'Item by item' }}
        />
      )}
      {!byItem && (
        <fieldset
          disabled={isNew}
          title="Deductions under 80C (max ₹1.5L) and others, in the old regime only"
        >
          <AmountField
            field={field('deductions')}
            label="Deductions (₹)"
            hint={
              isNew
                ? 'Not allowed in the new regime; kept for the estimate of the old.'
                : '80C (at most ₹1.5 lakh) and all others together'
            }
          />
        </fieldset>
      )}
      {byItem && !isNew && <ItemFields inputs={inputs} />}
      {byItem && <ItemTotal inputs={inputs} />}
    </div>
  )
}

function ItemTotal({ inputs }: DeductionFieldsProps) {
  const items = inputs.read(...itemNames)
  const basics = inputs.read('rules', 'age')
  if (!items || !basics) return null
  const total = totalAllowed(allowedDeductions(items, basics.age, firstDayOf(basics.rules)))
  return (
    <p className="font-medium">
      Allowed in the old regime:{' '}
      <output name="allowedDeductions" data-value={total}>
        {rupees(total)}
      </output>
    </p>
  )
}

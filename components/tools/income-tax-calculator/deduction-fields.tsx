import type { ComponentType } from 'react'
import { AmountField } from '@/components/fields/amount-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { DidNotLoad } from '@/components/tool-form/did-not-load'
import type { LatePart } from '@/components/tool-form/use-late-part'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { carriedOver, type incomeTaxInputs, itemNames } from '@/lib/tax/income-tax-inputs'

type Inputs = ToolInputs<typeof incomeTaxInputs>

interface DeductionFieldsProps {
  inputs: Inputs
  /** The fields of deductions item by item. */
  late: LatePart<{ ByItem: ComponentType<{ inputs: Inputs }> }>
}

/** What the old regime takes off: one amount, or item by item. The new regime locks both and keeps what is there. */
export function DeductionFields({ inputs, late }: DeductionFieldsProps) {
  const { field } = inputs
  const isNew = field('regime').text === 'new'
  const byItem = field('deductionsAs').text === 'items'
  const chooseHow = (deductionsAs: string) => {
    const total = inputs.read('deductions', 'rules')
    const carried =
      deductionsAs === 'items' && total ? carriedOver(total.deductions, textsOf(inputs), total.rules) : {}
    inputs.set({ deductionsAs, ...carried })
  }
  const canBeRead = byItem ? inputs.read(...itemNames) : inputs.read('deductions')
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      {!isNew && (
        <ChoiceField
          field={{ ...field('deductionsAs'), onText: chooseHow }}
          label="Deductions as"
          options={{ total: 'One amount', items: 'Item by item' }}
        />
      )}
      {byItem ? (
        <LateItems inputs={inputs} late={late} />
      ) : (
        <fieldset disabled={isNew} title="80C (max ₹1.5L) and others, in the old regime only">
          <AmountField
            field={field('deductions')}
            label="Deductions (₹)"
            hint={isNew ? 'Not in the new regime; kept for the estimate.' : '80C (max ₹1.5L) and all others'}
          />
        </fieldset>
      )}
      {isNew && !canBeRead && (
        <p className="text-sm text-bad">A deduction cannot be read. Choose Old Regime to correct it.</p>
      )}
    </div>
  )
}

const CARRIED_BESIDE = [
  'savings',
  'pension',
  'health',
  'healthParents',
  'homeLoanInterest',
  'depositInterest',
  'otherDeductions',
  'allowance',
] as const

const textsOf = ({ field }: Inputs) =>
  Object.fromEntries(CARRIED_BESIDE.map((name) => [name, field(name).text])) as Record<
    (typeof CARRIED_BESIDE)[number],
    string
  >

function LateItems({ inputs, late: { part, failed, retry } }: DeductionFieldsProps) {
  if (part) return <part.ByItem inputs={inputs} />
  if (!failed) return null
  return <DidNotLoad what="This part" onRetry={retry} />
}

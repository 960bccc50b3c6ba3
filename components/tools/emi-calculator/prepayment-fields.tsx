import { AmountField } from '@/components/fields/amount-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { MonthsField } from '@/components/fields/number-field'
import { FoldedFields } from '@/components/tool-form/folded-fields'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import type { emiInputs } from '@/lib/finance/emi'

/** What is paid beyond the instalments; opened by those who want it, or by a link that brings some. */
export function PrepaymentFields({ inputs }: { inputs: ToolInputs<typeof emiInputs> }) {
  const { field } = inputs
  const none = ['once', 'monthly', 'yearly'].every((name) => field(name as 'once').text === '0')
  return (
    <FoldedFields summary="Prepayments" filled={!none}>
      <AmountField field={field('once')} label="One-time prepayment" />
      <MonthsField field={field('onceAfter')} label="Made after" />
      <AmountField field={field('monthly')} label="Extra every month" />
      <AmountField field={field('yearly')} label="Extra every year" hint="With every twelfth instalment" />
      <ChoiceField
        field={field('keep')}
        label="After a prepayment, keep"
        options={{ emi: 'The EMI: loan ends sooner', tenure: 'The tenure: EMI falls' }}
      />
    </FoldedFields>
  )
}

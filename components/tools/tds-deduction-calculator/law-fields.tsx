import { AmountField } from '@/components/fields/amount-field'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { MonthsField } from '@/components/fields/number-field'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { payeeOptions } from '@/components/tools/tds-deduction-calculator/law-words'
import { askedNames } from '@/lib/tax/tds-by-law'
import type { tdsInputs, TdsKindChoice, TdsRuleId } from '@/lib/tax/tds-inputs'

interface LawFieldsProps {
  inputs: ToolInputs<typeof tdsInputs>
  kind: TdsKindChoice
  rules: TdsRuleId
}

/** What the law asks of a kind of payment past its amount and the payee's age. */
export function LawFields({ inputs: { field }, kind, rules }: LawFieldsProps) {
  const asked = new Set(askedNames(kind, rules))
  return (
    <>
      {asked.has('months') && (
        <MonthsField field={field('months')} label="Months of the tenancy in the year" />
      )}
      {asked.has('premiums') && <AmountField field={field('premiums')} label="Premiums paid so far" />}
      {asked.has('stampValue') && (
        <AmountField
          field={field('stampValue')}
          label="Value for stamp duty"
          hint="Counts where it is higher than the price"
        />
      )}
      {asked.has('paid') && (
        <ChoiceField
          field={field('paid')}
          label="Paid"
          options={{ 'before-october': 'Before 1 October 2024', 'from-october': 'From 1 October 2024' }}
        />
      )}
      {asked.has('payee') && (
        <ChoiceField field={field('payee')} label="Paid to" options={payeeOptions(kind)} />
      )}
      {asked.has('pan') && <CheckboxField field={field('pan')} label="The payee has given a PAN" />}
      {asked.has('earlier') && (
        <div className="grid gap-3 border-t border-line pt-4">
          <AmountField field={field('earlier')} label="Paid to the same payee earlier in the year" />
          <AmountField field={field('deducted')} label="TDS deducted from that" />
        </div>
      )}
    </>
  )
}

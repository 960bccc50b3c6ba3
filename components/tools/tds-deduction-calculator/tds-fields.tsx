import { AmountField } from '@/components/fields/amount-field'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { MonthsField } from '@/components/fields/number-field'
import { SelectField } from '@/components/fields/select-field'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import {
  amountWords,
  kindNote,
  kindOptions,
  ruleNames,
} from '@/components/tools/tds-deduction-calculator/tds-words'
import {
  askedNames,
  type tdsInputs,
  type TdsKindChoice,
  type TdsRuleId,
  tdsTerms,
} from '@/lib/tax/tds-inputs'

/** What these rules ask of this kind of payment, and nothing else. */
export function TdsFields({ inputs }: { inputs: ToolInputs<typeof tdsInputs> }) {
  const { field, read } = inputs
  const chosen = read('rules', 'kind')
  return (
    <>
      <SelectField field={field('rules')} label="Rules" options={ruleNames} />
      <SelectField
        field={field('kind')}
        label="Kind of payment"
        hint={chosen && kindNote(chosen.kind, chosen.rules)}
        options={kindOptions(read('rules')?.rules, read('kind')?.kind)}
      />
      {chosen && <AskedFields inputs={inputs} {...chosen} />}
    </>
  )
}

interface AskedFieldsProps {
  inputs: ToolInputs<typeof tdsInputs>
  kind: TdsKindChoice
  rules: TdsRuleId
}

function AskedFields({ inputs: { field }, kind, rules }: AskedFieldsProps) {
  const asked = new Set(askedNames(kind, rules))
  const terms = tdsTerms({ kind, rules, paid: 'from-october' })
  return (
    <>
      <AmountField field={field('amount')} {...amountWords(kind, terms, rules)} />
      {asked.has('senior') && <CheckboxField field={field('senior')} label="Paid to a senior citizen" />}
      {asked.has('months') && (
        <MonthsField field={field('months')} label="Months of the tenancy in the year" />
      )}
      {asked.has('premiums') && <AmountField field={field('premiums')} label="Premiums paid in" />}
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
          options={{ 'before-october': 'Before 1 October 2024', 'from-october': 'From that day on' }}
        />
      )}
      {asked.has('payee') && (
        <ChoiceField
          field={field('payee')}
          label="Paid to"
          options={{ individual: 'An individual or HUF', other: 'A company, firm or other' }}
        />
      )}
      {asked.has('pan') && <CheckboxField field={field('pan')} label="The PAN of the payee is known" />}
      {asked.has('earlier') && (
        <div className="grid gap-3 border-t border-line pt-4">
          <AmountField field={field('earlier')} label="Paid to the same payee earlier in the year" />
          <AmountField field={field('deducted')} label="TDS deducted from that" />
        </div>
      )}
    </>
  )
}

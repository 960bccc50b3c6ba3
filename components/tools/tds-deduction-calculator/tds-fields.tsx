import { AmountField } from '@/components/fields/amount-field'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { SelectField } from '@/components/fields/select-field'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { ruleNames, simpleOptions } from '@/components/tools/tds-deduction-calculator/tds-words'
import type { Law } from '@/components/tools/tds-deduction-calculator/use-law'
import { simpleNames, type tdsInputs, type TdsQuestion } from '@/lib/tax/tds-inputs'
import type { TdsTerms } from '@/lib/rules/tds'

interface TdsFieldsProps {
  inputs: ToolInputs<typeof tdsInputs>
  chosen: Pick<TdsQuestion, 'kind' | 'rules'> | null
  onRules(rules: string): void
  /** The terms of what was chosen; null where there are none, as of salary. */
  terms: TdsTerms | null
  /** The part of the form that a year's law needs, once it is there. */
  law: Law | null
}

/** What the rules ask of the kind of payment, and nothing else. */
export function TdsFields({ inputs, onRules, chosen, terms, law }: TdsFieldsProps) {
  const { field, read } = inputs
  const words = chosen && law ? law.amountWords(chosen.kind, terms) : { label: 'Amount in the year' }
  return (
    <>
      <SelectField field={{ ...field('rules'), onText: onRules }} label="Rules" options={ruleNames} />
      <SelectField
        field={field('kind')}
        label="Kind of payment"
        hint={chosen && law?.kindNote(chosen.kind, chosen.rules)}
        options={law ? law.kindOptions : simpleOptions(read('kind')?.kind)}
      />
      <AmountField field={field('amount')} {...words} />
      {simpleNames(terms).includes('senior') && (
        <CheckboxField field={field('senior')} label="Paid to a senior citizen" />
      )}
      {chosen && law && <law.LawFields inputs={inputs} {...chosen} />}
    </>
  )
}

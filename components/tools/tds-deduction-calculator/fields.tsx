import { CheckboxField } from '@/components/fields/checkbox-field'
import { SelectField } from '@/components/fields/select-field'
import { AmountField } from '@/components/fields/number-field'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import type { TdsTerms } from '@/lib/rules/tds/tds-terms'
import { simpleNames, type tdsInputs, type TdsKindChoice, type TdsQuestion } from '@/lib/tax/tds'
import { ruleNames } from './rows'

const SIMPLE_KINDS = {
  fd: 'FD interest',
  rent: 'Rent',
  professional: 'Professional fees',
  salary: 'Salary',
}

/** The kinds of the simplified set; one of the law's that a link brought stays chosen, though without its name. */
const simpleOptions = (kind: TdsKindChoice | undefined): Record<string, string> =>
  kind === undefined || kind in SIMPLE_KINDS ? SIMPLE_KINDS : { ...SIMPLE_KINDS, [kind]: 'Another kind' }

interface TdsFieldsProps {
  inputs: ToolInputs<typeof tdsInputs>
  chosen: Pick<TdsQuestion, 'kind' | 'rules'> | null
  /** The terms of what was chosen; null where there are none, as of salary. */
  terms: TdsTerms | null
  /** The part of the form that a year's law needs, once it is there. */
  law: typeof import('./law') | null
}

/** What the rules ask of the kind of payment, and nothing else. */
export function TdsFields({ inputs, chosen, terms, law }: TdsFieldsProps) {
  const { field } = inputs
  const words = chosen && law ? law.amountWords(chosen.kind, terms) : { label: 'Amount in the year' }
  return (
    <>
      <SelectField field={field('rules')} label="Rules" options={ruleNames} />
      <SelectField
        field={field('kind')}
        label="Payment type"
        hint={chosen && law?.kindNote(chosen.kind, chosen.rules)}
        options={law ? law.kindOptions : simpleOptions(chosen?.kind)}
      />
      <AmountField field={field('amount')} {...words} />
      {simpleNames(terms).includes('senior') && (
        <CheckboxField field={field('senior')} label="Paid to a senior citizen" />
      )}
      {chosen && law && <law.LawFields inputs={inputs} {...chosen} />}
    </>
  )
}

import { CheckboxField } from '@/components/fields/checkbox-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { SelectField } from '@/components/fields/select-field'
import { AmountField } from '@/components/fields/number-field'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import type { TdsTerms } from '@/lib/rules/tds/tds-terms'
import { asksRentPeriod } from '@/lib/tax/rent-period'
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
  kind === undefined || kind in SIMPLE_KINDS ? SIMPLE_KINDS : { ...SIMPLE_KINDS, [kind]: 'Another type' }

interface TdsFieldsProps {
  inputs: ToolInputs<typeof tdsInputs>
  chosen: Pick<TdsQuestion, 'kind' | 'rules'> | null
  /** The terms of what was chosen; null where there are none, as of salary. */
  terms: TdsTerms | null
  /** The part of the form that a year's law needs, once it is there. */
  law: typeof import('./law') | null
}

/** What the amount is: the rent of the period chosen, or what the rules count. */
function amountWords(
  kind: TdsKindChoice | undefined,
  terms: TdsTerms | null,
  isMonthly: boolean,
  law: TdsFieldsProps['law'],
) {
  if (kind && terms && asksRentPeriod(kind)) {
    if (isMonthly) return { label: 'Rent for the month', hint: 'A part of a month counts as a month' }
    return law && terms.counted === 'year'
      ? { label: 'Rent for the year', hint: 'Or this payment, with earlier ones below' }
      : { label: 'Rent for the year' }
  }
  return kind && law ? law.amountWords(kind, terms) : { label: 'Amount in the year' }
}

/** What the rules ask of the kind of payment, and nothing else. */
export function TdsFields({ inputs, chosen, terms, law }: TdsFieldsProps) {
  const { field } = inputs
  const simple = chosen ? simpleNames(chosen.kind, terms) : []
  const isMonthly = field('rentPeriod').value === 'month'
  return (
    <>
      <SelectField field={field('rules')} label="Rules" options={ruleNames} />
      <SelectField
        field={field('kind')}
        label="Payment type"
        hint={chosen && law?.kindNote(chosen.kind, chosen.rules)}
        options={law ? law.kindOptions : simpleOptions(chosen?.kind)}
      />
      {simple.includes('rentPeriod') && (
        <ChoiceField
          field={field('rentPeriod')}
          label="Rent for"
          options={{ year: 'A year', month: 'A month' }}
        />
      )}
      <AmountField field={field('amount')} {...amountWords(chosen?.kind, terms, isMonthly, law)} />
      {simple.includes('senior') && (
        <CheckboxField field={field('senior')} label="Paid to a senior citizen" />
      )}
      {chosen && law && <law.LawFields inputs={inputs} {...chosen} />}
    </>
  )
}

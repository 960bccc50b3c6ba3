import { CheckboxField } from '@/components/fields/checkbox-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { AmountField, MonthsField } from '@/components/fields/number-field'
import { RuleNote } from '@/components/results/rule-note'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { type TdsTerms, tdsSections2025 } from '@/lib/rules/tds/tds-terms'
import { tdsKinds } from '@/lib/rules/tds/tds-kinds'
import {
  SIMPLIFIED,
  type TdsKindChoice,
  tdsKindIds,
  type TdsQuestion,
  type TdsRuleId,
  type tdsInputs,
} from '@/lib/tax/tds'
import { askedNames, tdsRow, tdsTerms } from '@/lib/tax/tds-by-law'
import { ruleNames } from './rows'

// All that only the law of a year needs, with its twenty kinds: one part, fetched when a year is first chosen.
export { askedNames, tdsKinds, tdsTerms }

export function kindName(kind: TdsKindChoice): string {
  if (kind === 'salary') return 'Salary'
  return kind === 'fd' ? 'FD interest: bank or post office' : tdsKinds[kind].terms.label
}

export const kindOptions = Object.fromEntries(tdsKindIds.map((id) => [id, kindName(id)]))

const KIND_NOTES: Partial<Record<TdsKindChoice, string>> = {
  fd: 'Each bank is counted separately',
  rent: 'Paid by anyone but an individual or HUF not liable to audit',
  professional: 'Each category of fees is counted separately',
  houseRent: 'Deducted once, in the last month of the year or of the tenancy',
  property: 'Not rural agricultural land; the shares of all buyers and sellers count together',
  dividend: 'The limit is for individuals and for payments other than cash',
}

/** What held until the limit became one for all securities. */
const NOTES_2024_25: Partial<Record<TdsKindChoice, string>> = {
  securities:
    'Limit for the 8% (2003) and 7.75% (2018) savings bonds and, from October 2024, floating rate bonds (2020); others had none',
  debentures: 'Limit for individuals and HUFs, for debentures of a widely held company, not paid in cash',
}

export const kindNote = (kind: TdsKindChoice, rules: TdsRuleId) =>
  (rules === 'fy-2024-25' ? NOTES_2024_25[kind] : undefined) ?? KIND_NOTES[kind]

/** Whom a limit or rate of its own is for; for a dividend a HUF is not an individual. */
const payeeOptions = (kind: TdsKindChoice) =>
  kind === 'dividend'
    ? { individual: 'An individual', other: 'A HUF, company, firm or other' }
    : { individual: 'An individual or HUF', other: 'A company, firm or other' }

const AMOUNT_WORDS: Record<Exclude<TdsTerms['counted'], 'month'>, { label: string; hint?: string }> = {
  year: { label: 'Amount', hint: 'For the whole year; or this payment, with earlier ones below' },
  tenancy: { label: 'Monthly rent' },
  payment: { label: 'Amount of this payment' },
}

/** What the amount is, by what is held against the limit; rent that is counted by the month has words of its own. */
export function amountWords(kind: TdsKindChoice, terms: TdsTerms | null) {
  if (kind === 'property') return { label: 'Price' }
  if (kind === 'lifePolicy') return { label: 'Payout' }
  return terms && terms.counted !== 'month' ? AMOUNT_WORDS[terms.counted] : { label: 'Amount in the year' }
}

interface LawFieldsProps {
  inputs: ToolInputs<typeof tdsInputs>
  kind: TdsKindChoice
  rules: TdsRuleId
}

/** What the law asks of a kind of payment past its amount and the payee's age. */
export function LawFields({ inputs: { field }, kind, rules }: LawFieldsProps) {
  const asked = new Set(askedNames(kind, rules, field('rentPeriod').value ?? undefined))
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
          hint="Used if higher than the price"
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

/** Where the law of a payment was read. */
export function LawNotes({ question: { kind, rules, paid } }: { question: TdsQuestion }) {
  if (kind === 'salary' || rules === SIMPLIFIED) return null
  const { checkedOn } = tdsKinds[kind].terms
  return (
    <>
      <RuleNote label={ruleNames[rules]} source={tdsRow(kind, rules, paid).source} checkedOn={checkedOn} />
      <RuleNote label="Section of the 2025 Act" source={tdsSections2025} checkedOn={checkedOn} />
    </>
  )
}

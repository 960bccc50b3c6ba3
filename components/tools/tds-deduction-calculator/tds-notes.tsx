import { RuleNote } from '@/components/results/rule-note'
import { ruleNames } from '@/components/tools/tds-deduction-calculator/tds-words'
import { tdsKinds, tdsSections2025 } from '@/lib/rules/tds'
import type { Tds } from '@/lib/tax/tds'
import { type TdsQuestion, tdsRow } from '@/lib/tax/tds-inputs'

/** What is to be known beside the figures, and where the law was read. */
export function TdsNotes({ question, result }: { question: TdsQuestion; result: Tds | null }) {
  const { kind, rules, paid } = question
  if (kind === 'salary') {
    return (
      <p className="mt-3 text-sm text-soft">
        * TDS on a salary is taken at the average rate of the year&apos;s slab tax, which depends on the whole
        income and its deductions.
      </p>
    )
  }
  if (rules === 'ay-2025-26-simplified') return null
  const { checkedOn } = tdsKinds[kind].terms
  return (
    <>
      {result && result.netPayment < 0 && (
        <p className="mt-3 text-sm text-bad">The year&apos;s TDS is more than this payment.</p>
      )}
      <RuleNote says={ruleNames[rules]} source={tdsRow(kind, rules, paid).source} checkedOn={checkedOn} />
      <RuleNote says="Section of the 2025 Act" source={tdsSections2025} checkedOn={checkedOn} />
    </>
  )
}

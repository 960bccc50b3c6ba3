import { RuleNote } from '@/components/results/rule-note'
import { ruleNames } from '@/components/tools/tds-deduction-calculator/tds-words'
import { tdsSections2025 } from '@/lib/rules/tds'
import { tdsKinds } from '@/lib/rules/tds-by-kind'
import { tdsRow } from '@/lib/tax/tds-by-law'
import { SIMPLIFIED, type TdsQuestion } from '@/lib/tax/tds-inputs'

/** Where the law of a payment was read. */
export function LawNotes({ question: { kind, rules, paid } }: { question: TdsQuestion }) {
  if (kind === 'salary' || rules === SIMPLIFIED) return null
  const { checkedOn } = tdsKinds[kind].terms
  return (
    <>
      <RuleNote says={ruleNames[rules]} source={tdsRow(kind, rules, paid).source} checkedOn={checkedOn} />
      <RuleNote says="Section of the 2025 Act" source={tdsSections2025} checkedOn={checkedOn} />
    </>
  )
}

import { fieldIds } from '@/components/fields/field'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { shortRuleName } from '@/components/tools/tds-deduction-calculator/tds-words'
import { Button } from '@/components/ui/button'
import { toPaise } from '@/lib/money/paise'
import { rupees } from '@/lib/format/numbers'
import { tds } from '@/lib/tax/tds'
import { commonKind, NEWEST_RULES, type tdsInputs, type TdsQuestion } from '@/lib/tax/tds-inputs'

interface SimplifiedNoteProps {
  inputs: ToolInputs<typeof tdsInputs>
  question: TdsQuestion | null
}

/** Says that the opening rules are a simplified set, what today's law would deduct, and leads there in one tap. */
export function SimplifiedNote({ inputs, question }: SimplifiedNoteProps) {
  const newest = shortRuleName(NEWEST_RULES)
  const switchToLaw = () => {
    inputs.set({ rules: NEWEST_RULES, ...(question && asTheLawAsks(question)) })
    // The button is about to go; the choice it made is where the visitor goes on.
    document.getElementById(fieldIds('rules').control)?.focus()
  }
  return (
    <section aria-label="Simplified rules" className="card mb-4 px-5 py-4">
      <p>Simplified rules for AY 2025-26: 10% of the whole amount once it exceeds a yearly limit.</p>
      {question && <LawInForce question={question} newest={newest} />}
      <Button variant="outline" className="no-print mt-2" onClick={switchToLaw}>
        Use the law of {newest}
      </Button>
    </section>
  )
}

/** Rent is held against a month's limit now, so that the year's rent is taken as twelve equal months. */
const monthsOf = (question: TdsQuestion) =>
  commonKind(question.kind)?.terms.values.at(-1)!.value.counted === 'month' ? 12 : 1

/** The amount as the law's form asks for it, where that is another than the year's: the rent of a month, to the paisa. */
function asTheLawAsks(question: TdsQuestion): { amount?: string } {
  const months = monthsOf(question)
  return months === 1 ? {} : { amount: String(toPaise(question.amount / months) / 100) }
}

function LawInForce({ question, newest }: { question: TdsQuestion; newest: string }) {
  const kind = commonKind(question.kind)
  if (!kind) return null
  const terms = kind.terms.values.at(-1)!.value
  const months = monthsOf(question)
  const deducted = tds(terms, { ...question, amount: question.amount / months }).tds * months
  return (
    <p className="mt-1">
      The law in force, {newest}, deducts{' '}
      <output name="lawTds" data-value={deducted} aria-live="off" className="font-semibold">
        {rupees(deducted, 2)}
      </output>
      {months > 1 && ' when the rent is paid in twelve equal months'}.
    </p>
  )
}

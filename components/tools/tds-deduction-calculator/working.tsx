import { Working, type WorkingStep } from '@/components/results/working'
import { rupees } from '@/lib/format/numbers'
import type { TdsTerms } from '@/lib/rules/tds'
import type { TdsAnswer, TdsQuestion } from '@/lib/tax/tds'
import type { Tds } from '@/lib/tax/tds-deduction'

const inPaise = (amount: number) => rupees(amount, 2)

export function TdsWorking({ question, sections, deduction }: TdsAnswer) {
  if (!deduction) return null
  const { terms, result } = deduction
  return (
    <Working
      formula={terms.taxed === 'excess' ? 'TDS = (amount − limit) × rate ÷ 100' : 'TDS = amount × rate ÷ 100'}
      steps={[
        { says: 'Income-tax Act, 1961', sum: `section ${sections.section1961}` },
        { says: 'Income-tax Act, 2025, from 1 April 2026', sum: `section ${sections.section2025}` },
        ...stepsTo(question, terms, result),
      ]}
    />
  )
}

function stepsTo(question: TdsQuestion, terms: TdsTerms, result: Tds): WorkingStep[] {
  const counted = { says: 'Compared with the limit', sum: countedWords(question, terms, result) }
  if (result.base === 0) return [counted, { says: 'TDS', sum: inPaise(result.tds) }]
  const taken = { says: 'TDS applies to', sum: inPaise(result.base) }
  const whole = (result.base * result.ratePercent) / 100
  const tax = `${inPaise(result.base)} × ${result.ratePercent}% = ${inPaise(whole)}`
  const steps = [counted, taken, { says: 'At the rate', sum: tax }]
  if (result.capped) steps.push({ says: 'At most the last month’s rent', sum: inPaise(result.tds) })
  else if (result.tds < whole) {
    steps.push({ says: 'Less TDS deducted earlier', sum: inPaise(result.tds) })
  }
  return steps
}

/** What is held against the limit, and how the two compare. */
function countedWords(question: TdsQuestion, terms: TdsTerms, { limit }: Tds): string {
  const earlier = terms.counted === 'year' ? question.earlier : 0
  const counted = terms.atStampValue
    ? Math.max(question.amount, question.stampValue)
    : question.amount + earlier
  const sum = earlier
    ? `${inPaise(question.amount)} + ${inPaise(earlier)} = ${inPaise(counted)}`
    : inPaise(counted)
  if (limit === 0) return `${sum}: no limit`
  const passes = terms.starts === 'at' ? counted >= limit : counted > limit
  if (passes) return `${sum} ${terms.starts === 'at' ? '≥' : '>'} ${rupees(limit)}`
  const single = terms.singleLimit !== undefined && question.amount > terms.singleLimit
  return single
    ? `${inPaise(question.amount)} > ${rupees(terms.singleLimit!)} in one payment`
    : `${sum} ${terms.starts === 'at' ? '<' : '≤'} ${rupees(limit)}: nothing is deducted`
}

import type { CalendarDay } from '@/lib/calendar/calendar-day'
import type { Query } from '@/lib/questions/query/query'
import { readLinked } from '@/lib/questions/read-linked'
import { depositRow } from '@/lib/questions/savings/ppf-question'
import { amountIn, amountsIn, percentIn, yearsIn } from '@/lib/questions/savings/years-in-query'
import { type Answer, controls, inRupees, type ToolQuestion } from '@/lib/questions/tool-question'
import type { SavingsScheme } from '@/lib/rules/savings/small-savings-limits'
import { type SavingsAnswer, savingsAnswerFrom, savingsSchemesInputs } from '@/lib/savings/savings-schemes'
import { sukanya } from '@/lib/savings/sukanya'

const SCHEMES: readonly (readonly [RegExp, SavingsScheme])[] = [
  [/\b(?:ssy|sukanya)\b/, 'ssy'],
  [/\b(?:scss|senior citizens? savings?)\b/, 'scss'],
  [/\b(?:nsc|national savings? certificate)\b/, 'nsc'],
  [/\b(?:kvp|kisan vikas)\b/, 'kvp'],
  [/\b(?:mis|pomis|monthly income (?:scheme|plan))\b/, 'mis'],
  [/\b(?:rd|recurring)\b/, 'recurring-deposit'],
  [/\b(?:td|fd|time deposit|fixed deposit)\b/, 'time-deposit'],
]

/** The main result of a scheme, in rupees, by its name on the page. */
function mainResult(answer: SavingsAnswer): { output: string; value: number } {
  switch (answer.scheme) {
    case 'scss':
      return { output: 'quarterly', value: answer.result.quarterly }
    case 'mis':
      return { output: 'monthly', value: answer.result.monthly }
    case 'time-deposit':
      return { output: 'totalReceived', value: answer.result.totalReceived }
    default:
      return { output: 'maturity', value: answer.result.maturity }
  }
}

/** 'nsc 1 lakh', 'post office mis 9 lakh', 'sukanya 1.5 lakh a year': what the scheme pays. */
export function savingsSchemeQuestion(query: Query, today: CalendarDay): ToolQuestion | null {
  const { numbers, words } = query
  const scheme = SCHEMES.find(([named]) => named.test(query.text))?.[1]
  const amount = amountIn(numbers)
  if (!scheme || amount === undefined) return null
  if (amountsIn(numbers).length > 1) return { slug: 'savings-schemes', set: { scheme }, answer: null }
  const percent = percentIn(numbers)
  const set = controls({
    scheme,
    ...(scheme === 'ssy' && { deposits: depositRow(words, amount), rates: percent }),
    ...(scheme === 'recurring-deposit' && { monthly: amount, rate: percent }),
    ...(scheme !== 'ssy' &&
      scheme !== 'recurring-deposit' && { amount, rate: scheme === 'kvp' ? undefined : percent }),
    ...(scheme === 'time-deposit' && { years: yearsIn(numbers) }),
  })
  const found = savingsAnswerFrom(readLinked(savingsSchemesInputs, set), today, sukanya)
  const slug = 'savings-schemes'
  if (!found) return { slug, set, answer: null }
  const answer: Answer = { ...mainResult(found), as: 'rupees', terms: [inRupees(amount)] }
  return { slug, set, answer }
}

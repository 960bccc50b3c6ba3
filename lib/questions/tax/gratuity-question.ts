import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { labelledNumbers } from '@/lib/questions/query/labelled-numbers'
import { tenureIn } from '@/lib/questions/query/money-terms'
import type { Query } from '@/lib/questions/query/query'
import { readLinked } from '@/lib/questions/read-linked'
import { amountIn, yearsIn } from '@/lib/questions/savings/years-in-query'
import { controls, inMonths, inRupees, type ToolQuestion } from '@/lib/questions/tool-question'
import { gratuity, gratuityInputs, serviceFrom } from '@/lib/salary/gratuity'

const LABELS = {
  wages: [/(?:last )?(?:drawn )?(?:basic(?: (?:salary|pay))?|salary|wages?|pay)/, 'amount'],
  hra: [/hra|allowances?/, 'amount'],
  years: [/service|tenure|experience/, 'count'],
} as const
const LEAVINGS: readonly (readonly [RegExp, string])[] = [
  [/\bretire\w*/, 'retirement'],
  [/\b(?:death|died|disab\w+|nominee)\b/, 'death'],
  [/\bcontract (?:end|over)\w*/, 'contractEnd'],
]

/** 'gratuity 10 years 50000', 'gratuity 12 years 7 months basic 42000': the amount due. */
export function gratuityQuestion(query: Query, today: CalendarDay): ToolQuestion | null {
  const { byLabel, others } = labelledNumbers(query, LABELS)
  const wages = byLabel.wages ?? amountIn(query.numbers)
  if (wages === undefined) return null
  const tenure = tenureIn(query.numbers)
  const monthsServed = tenure?.in === 'months' ? tenure.count : undefined
  const years =
    monthsServed === undefined
      ? (byLabel.years ?? yearsIn(others) ?? yearsIn(query.numbers))
      : Math.floor(monthsServed / 12)
  const set = controls({
    wages,
    years,
    months: monthsServed === undefined ? undefined : monthsServed % 12,
    leaving: LEAVINGS.find(([words]) => words.test(query.words))?.[1],
    employment: /\bfixed[ -]?term\b/.test(query.words) ? 'fixedTerm' : undefined,
  })
  const service = serviceFrom(readLinked(gratuityInputs, set), today)
  if (!service) return null
  const terms = [inRupees(service.wages), inMonths(service.years * 12 + service.months)]
  const value = gratuity(service).gratuity
  return { slug: 'gratuity-calculator', set, answer: { output: 'gratuity', as: 'rupees', value, terms } }
}

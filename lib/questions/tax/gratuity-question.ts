import { answered } from '@/lib/questions/answered'
import { labelledNumbers } from '@/lib/questions/query/labelled-numbers'
import { isOfYear, tenureIn } from '@/lib/questions/query/money-terms'
import type { Query } from '@/lib/questions/query/query'
import { amountIn, yearsIn } from '@/lib/questions/savings/years-in-query'
import { controls, inMonths, inRupees } from '@/lib/questions/tool-question'
import { type GratuityAnswer, gratuityTool } from '@/lib/salary/gratuity-answer'
import { understood } from '@/lib/questions/query/understood'

const LABELS = {
  wages: [/(?:last )?(?:drawn )?(?:basic(?: (?:salary|pay))?|salary|wages?|pay)/, 'amount'],
  hra: [/hra|allowances?/, 'amount'],
  years: [/service|tenure|experience/, 'count'],
} as const
const WORDS =
  'gratuity basic salary wage wages pay last drawn da plus hra allowance allowances year years month months monthly service tenure ' +
  'experience retire retired retirement retiring death died disabled nominee contract end over fixed term job after of per'
/** No wages of a month are as high, unless they are named. */
const LEAST_UNLIKELY = 5_00_000
const LEAVINGS: readonly (readonly [RegExp, string])[] = [
  [/\bretire\w*/, 'retirement'],
  [/\b(?:death|died|disab\w+|nominee)\b/, 'death'],
  [/\bcontract (?:end|over)\w*/, 'contractEnd'],
]

const endOf = (words: string) => ({
  leaving: LEAVINGS.find(([named]) => named.test(words))?.[1],
  employment: /\bfixed[ -]?term\b/.test(words) ? 'fixedTerm' : undefined,
})
const inYearsAndMonths = (count: number) => ({ years: Math.floor(count / 12), months: count % 12 })

/** True where an amount may be no wage of a month, and for days of service, which the page does not count. */
const isUnclear = (query: Query, wages: number, named: number | undefined) =>
  (named === undefined && wages >= LEAST_UNLIKELY) ||
  /\bgratuity per years?\b/.test(query.text) ||
  query.numbers.some(({ unit }) => unit === 'days') ||
  isOfYear(query, wages)

const termsOf = ({ service }: GratuityAnswer) => [
  inRupees(service.wages),
  inMonths(service.years * 12 + service.months),
]

/** 'gratuity 10 years 50000', 'gratuity 12 years 7 months basic 42000': the amount due. */
export const gratuityQuestion = understood(WORDS, (query, today) => {
  const { byLabel, others } = labelledNumbers(query, LABELS)
  const wages = byLabel.wages ?? amountIn(query.numbers)
  if (wages === undefined) return null
  if (isUnclear(query, wages, byLabel.wages)) return { slug: gratuityTool.slug, set: {}, answer: null }
  const tenure = tenureIn(query.numbers)
  const monthsServed = tenure?.in === 'months' ? tenure.count : undefined
  const years = byLabel.years ?? yearsIn(others) ?? yearsIn(query.numbers)
  const set = controls({
    wages,
    ...(monthsServed === undefined ? { years } : inYearsAndMonths(monthsServed)),
    ...endOf(query.words),
  })
  const question = answered(gratuityTool, set, 'gratuity', termsOf, { today })
  // An allowance counts in no gratuity; years and months are named together.
  return question && { ...question, besides: [byLabel.hra, monthsServed] }
})

import { counted } from '@/lib/format/numbers'
import type { Query, QueryUnit } from '@/lib/questions/query/query'
import { readLinked } from '@/lib/questions/read-linked'
import { controls, plainText } from '@/lib/questions/tool-question'
import { operatorCombinations } from '@/lib/recharge/operator-combinations'
import { ownPrices } from '@/lib/recharge/own-prices'
import { planList } from '@/lib/recharge/plan-list'
import { rechargeInputs } from '@/lib/recharge/recharge-inputs'
import { understood } from '@/lib/questions/query/understood'

const OPERATORS: readonly (readonly [RegExp, string])[] = [
  [/\bjio\b/, 'JIO'],
  [/\bairtel\b/, 'AIRTEL'],
  [/\b(?:vi|vodafone|idea)\b/, 'VI'],
  [/\bbsnl\b/, 'BSNL'],
]
const GIGABYTES = /(?<!\d)(\d{1,2}(?:\.\d{1,2})?) ?gb\b/
const DAYS_A_MONTH = 28
const DAYS_A_YEAR = 365

const WORDS =
  'recharge plan plans prepaid mobile phone gb data day days daily month months monthly year years per unlimited cheapest validity sim'

const operatorIn = (text: string) => OPERATORS.find(([words]) => words.test(text))

/** The controls that a query names; null where it names no time and no data. */
function namedIn({ text, numbers }: Query): Record<string, string> | null {
  const of = (unit: QueryUnit) => numbers.find((number) => number.unit === unit)?.value
  const months = of('months')
  const years = of('years')
  const days = of('days') ?? (months && months * DAYS_A_MONTH) ?? (years && years * DAYS_A_YEAR)
  const data = GIGABYTES.exec(text)?.[1]
  if (days === undefined && data === undefined) return null
  const operator = operatorIn(text)?.[1] ?? 'all'
  return controls({ operator, days, data })
}

/** 'jio recharge 84 days', 'airtel 2gb per day 28 days': the cheapest plans that cover the days. */
export const rechargeQuestion = understood(WORDS, (query) => {
  const set = namedIn(query)
  const slug = 'mobile-recharge-plan-finder'
  if (!set) return /\brecharge\b|\bvi\b/.test(query.text) ? { slug, set: {}, answer: null } : null
  const read = readLinked(rechargeInputs, set)
  const asked = read('operator', 'sort', 'type', 'validity', 'data')
  const wanted = read('days')
  if (!asked || !wanted) return { slug, set, answer: null }
  // The visitor's own prices count on the page too.
  ownPrices.sync()
  const [best] = operatorCombinations(planList(asked, asked.sort, ownPrices.getState().value), wanted.days)
  const terms = [plainText(counted(wanted.days, 'day'))]
  const value = best && best.pricePaise / 100
  const answer =
    value === undefined ? null : ({ output: 'combinationCost', as: 'rupeesAndPaise', value, terms } as const)
  const names = [operatorIn(query.text)?.[0], GIGABYTES]
    .map((named) => named?.exec(query.text)?.[0])
    .join(' ')
  const counts = query.numbers.filter(({ unit }) => unit === 'months' || unit === 'years')
  return { slug, set, answer, names, besides: counts.slice(0, 1).map((number) => number.value) }
})

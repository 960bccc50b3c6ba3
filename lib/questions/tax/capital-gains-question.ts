import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { saleFrom } from '@/lib/capital-gains/capital-gains-inputs'
import { capitalGainsTool } from '@/lib/capital-gains/gains-tool'
import { answered, answeredOrTool } from '@/lib/questions/answered'
import { dayInText } from '@/lib/questions/query/day-in-text'
import { labelledNumbers } from '@/lib/questions/query/labelled-numbers'
import type { Query } from '@/lib/questions/query/query'
import { readLinked } from '@/lib/questions/read-linked'
import { controls, inRupees, onDay, type ToolQuestion } from '@/lib/questions/tool-question'
import { understood, WORDS_OF_DAYS } from '@/lib/questions/query/understood'

/** Below it a number is a day, a rate or a section. */
const LEAST_AMOUNT = 2_100

const ASSETS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:crypto\w*|bitcoin|vda)\b/, 'vda'],
  [/\bdebt\b/, 'debt-fund'],
  [/\bunlisted\b/, 'unlisted-shares'],
  [/\bgold\b|\bjewel\w*/, 'gold'],
  [/\b(?:property|house|land|plot|home)\b/, 'property'],
  [/\b(?:shares|equity|mutual funds?|mf|etf)\b/, 'equity'],
]
const LABELS = {
  cost: [/bought(?: (?:for|at))?|cost|purchase(?: price)?|buying/, 'amount'],
  sale: [/sold(?: (?:for|at))?|sale(?: price| value)?|selling/, 'amount'],
  gain: [/profit|gains?|ltcg|stcg/, 'amount'],
} as const

const WORDS =
  'capital gain gains ltcg stcg tax long short term shares equity mutual fund funds mf etf property house home land plot gold jewellery ' +
  'jewelry debt unlisted crypto cryptocurrency bitcoin vda bought buying sold selling cost sale price purchase profit harvest harvesting free left'

/** 'capital gains shares bought 5 lakh sold 9 lakh', 'ltcg 3 lakh': the tax with cess. */
export const capitalGainsQuestion = understood(`${WORDS_OF_DAYS} ${WORDS}`, (query, today) => {
  const numbers = query.numbers.filter(
    ({ unit, value }) => unit === 'rupees' || (unit === null && value >= LEAST_AMOUNT),
  )
  const text = query.text.replace(/\bcapital gains?(?: tax)?|\bltcg tax\b/g, (words) =>
    ' '.repeat(words.length),
  )
  const { byLabel, others } = labelledNumbers({ text, numbers }, LABELS)
  const asset = ASSETS.find(([words]) => words.test(query.text))?.[1]
  const left = others.map(({ value }) => value)
  if (byLabel.cost === undefined && byLabel.sale === undefined && left.length < 2) {
    const gain = byLabel.gain ?? left[0]
    if (gain === undefined) return null
    return asset === 'vda' ? saleQuestion(query, today, asset, 0, gain) : yearQuestion(query, asset, gain)
  }
  const cost = byLabel.cost ?? left.shift()
  const sale = byLabel.sale ?? left.shift()
  return cost === undefined || sale === undefined ? null : saleQuestion(query, today, asset, cost, sale)
})

function saleQuestion(
  { text, numbers }: Query,
  today: CalendarDay,
  asset: string | undefined,
  cost: number,
  sale: number,
): ToolQuestion | null {
  // The amounts are no part of a day.
  const days = numbers.reduceRight(
    (left, { at, end, value, unit }) =>
      unit === 'rupees' || value >= LEAST_AMOUNT ? `${left.slice(0, at)} , ${left.slice(end)}` : left,
    text,
  )
  const [before = '', after = ''] = days.split(/\b(?:sold|sale|selling)\b/)
  const [bought, sold] = [dayInText(before, today), dayInText(after, today)]
  // A year alone is no day, and the page begins with days of its own.
  const hasBareYear = (part: string, day: CalendarDay | null) =>
    day === null && /\b(?:19|20)\d\d\b/.test(part)
  const isUnclear = hasBareYear(before, bought) || hasBareYear(after, sold)
  const set = controls({
    asset,
    bought: bought ?? undefined,
    sold: sold ?? undefined,
    cost,
    sale,
  })
  const asked = saleFrom(readLinked(capitalGainsTool.inputs, set))
  if (!asked) return null
  const terms = [inRupees(cost), inRupees(sale), onDay(asked.sale.bought), onDay(asked.sale.sold)]
  return answeredOrTool(capitalGainsTool, set, isUnclear ? null : 'taxWithCess', () => terms)
}

/** The field of a year's gain. Without an asset it is one of shares. */
function controlOf(asset: string | undefined, text: string) {
  const isEquity = asset === undefined || asset === 'equity'
  if (/\bstcg\b|\bshort\b/.test(text)) return isEquity ? 'short20' : 'slab'
  return isEquity ? 'equityLong' : 'long125'
}

function yearQuestion({ text }: Query, asset: string | undefined, gain: number): ToolQuestion | null {
  const control = controlOf(asset, text)
  const set = controls({ question: 'year', [control]: gain })
  const isHarvest = /\bharvest/.test(text)
  const isOfEquity = control === 'equityLong'
  // The tax on the indexed gain of land and houses may be lower; 'free' without a harvest asks for no tax.
  const isOpen = asset === 'property' || (/\b(?:free|left)\b/.test(text) && !isHarvest)
  const output = isOpen ? null : isHarvest && isOfEquity ? 'freeLeft' : 'taxWithCess'
  return answered(capitalGainsTool, set, output, () => [inRupees(gain)])
}

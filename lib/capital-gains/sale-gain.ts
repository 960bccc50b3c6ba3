import { yearOfDay } from '@/lib/calendar/financial-year'
import { type GainSale, gainLawOn, type Term, termOf } from '@/lib/capital-gains/gain-sale'
import { indexedAmount } from '@/lib/capital-gains/inflation-index'
import {
  BASE_DAY,
  CESS_PERCENT,
  EQUITY_COST_SPLIT,
  equityFreeValues,
  STAMP_VALUE_LIMIT,
  vdaValues,
} from '@/lib/rules/capital-gains/gain-rates'
import { ruleOn } from '@/lib/rules/rule'

/** One way of counting a gain; amounts in rupees. */
export interface GainWay {
  isIndexed: boolean
  ratePercent: number
  /** Below zero for a loss. */
  gain: number
  tax: number
}

/** Amounts in rupees, unrounded. */
export interface SaleGain {
  term: Term
  /** The price, or the stamp value of a property where that counts. */
  fullValue: number
  costUsed: number
  improvement: number
  gainWithoutIndex: number
  /** Null where no index is known, or the asset has none. */
  indexedCost: number | null
  indexedImprovement: number | null
  gainWithIndex: number | null
  /** The ways open by law, two where the lower tax may be chosen; the first of `ways` with the least tax counts. */
  ways: readonly GainWay[]
  way: GainWay
  /** After the part of long-term equity that is free; none for a loss. */
  taxableGain: number
  tax: number
  taxWithCess: number
}

/** Rupees a year of long-term equity gains that are not taxed. */
export const equityFreeOn = (day: string): number => ruleOn(equityFreeValues, day).value

/** Tax with health and education cess of 4 %, rupees. */
export const withCess = (tax: number): number => (tax * (100 + CESS_PERCENT)) / 100

/**
 * The cost of acquisition by law: of old equity its value of 31 January 2018 up to the sale, of old property that of 1
 * April 2001.
 */
function costUsed(sale: GainSale, term: Term): number {
  const { asset, bought, cost, fmv31Jan2018, value1Apr2001 } = sale
  if (asset === 'equity' && term === 'long' && bought < EQUITY_COST_SPLIT && fmv31Jan2018 !== null)
    return Math.max(cost, Math.min(fmv31Jan2018, sale.sale))
  if (asset === 'property' && bought < BASE_DAY && value1Apr2001 !== null)
    return Math.max(cost, value1Apr2001)
  return cost
}

/** The price, or the stamp value of a property where it is more than 110 % of the price. */
function fullValueOf({ asset, sale, stampValue }: GainSale): number {
  const counts = asset === 'property' && stampValue !== null && stampValue * 100 > sale * STAMP_VALUE_LIMIT
  return counts ? stampValue : sale
}

const BASE_YEAR = yearOfDay(BASE_DAY)

/** The improvements that count, those from 1 April 2001. */
const improvementsOf = ({ asset, improvements }: GainSale) =>
  asset === 'property' ? improvements.filter(({ year, amount }) => year >= BASE_YEAR && amount > 0) : []

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

function indexedParts(sale: GainSale, cost: number): { cost: number; improvement: number } | null {
  const ofCost = indexedAmount(cost, yearOfDay(sale.bought), sale.sold)
  if (ofCost === null) return null
  const ofImprovements = improvementsOf(sale).map(({ year, amount }) =>
    indexedAmount(amount, year, sale.sold),
  )
  return ofImprovements.every((amount) => amount !== null)
    ? { cost: ofCost, improvement: sum(ofImprovements) }
    : null
}

const way = (isIndexed: boolean, ratePercent: number, gain: number, free = 0): GainWay => ({
  isIndexed,
  ratePercent,
  gain,
  tax: (Math.max(0, gain - free) * ratePercent) / 100,
})

interface Gains {
  plain: number
  withIndex: number | null
}

/** The ways in which a long-term gain may be counted, under the law of the day of sale. */
function longWays(sale: GainSale, { plain, withIndex }: Gains): GainWay[] {
  const law = gainLawOn(sale.sold)
  if (sale.asset === 'equity') return [way(false, law.equityLongPercent, plain, equityFreeOn(sale.sold))]
  if (sale.asset === 'listed-bond') return [way(false, law.listedBondLongPercent, plain)]
  if (law.isIndexed) return [way(withIndex !== null, law.otherLongPercent, withIndex ?? plain)]
  const choice = sale.asset === 'property' && sale.resident ? law.indexedChoice : null
  const unindexed = way(false, law.otherLongPercent, plain)
  if (!choice || sale.bought >= choice.boughtBefore || withIndex === null) return [unindexed]
  return [unindexed, way(true, choice.ratePercent, withIndex)]
}

function waysOf(sale: GainSale, term: Term, gains: Gains, slabRatePercent: number): GainWay[] {
  if (term === 'long') return longWays(sale, gains)
  if (term === 'none') return [way(false, ruleOn(vdaValues, sale.sold).value, gains.plain)]
  const ratePercent = sale.asset === 'equity' ? gainLawOn(sale.sold).equityShortPercent : slabRatePercent
  return [way(false, ratePercent, gains.plain)]
}

/**
 * The gain of one sale and its tax before surcharge: gain = price − expenses − cost − improvements, the last
 * two indexed where the law has it so or where that costs less. Virtual digital assets deduct the cost alone.
 * Of long-term equity the free part of the year is taken off, as the year's only such gain.
 * @param slabRatePercent the rate of the slab for short-term gains other than equity
 * @throws RuleNotKnown before 1 April 2018; see `unknownSale` for what else has no figure Source: sections 67
 * to 90, 196 to 198 and 194 of the Income-tax Act, 2025 (45 to 55, 111A to 112A and 115BBH of 1961).
 */
export function saleGain(sale: GainSale, slabRatePercent: number): SaleGain {
  const term = termOf(sale)
  const [fullValue, cost] = [fullValueOf(sale), costUsed(sale, term)]
  const received = fullValue - (sale.asset === 'vda' ? 0 : sale.expenses)
  const improvement = sum(improvementsOf(sale).map(({ amount }) => amount))
  const parts = term === 'long' && hasIndex(sale) ? indexedParts(sale, cost) : null
  const plain = received - cost - improvement
  const withIndex = parts && received - parts.cost - parts.improvement
  const ways = waysOf(sale, term, { plain, withIndex }, slabRatePercent)
  const least = ways.toSorted((a, b) => a.tax - b.tax)[0]!
  const free = sale.asset === 'equity' && term === 'long' ? equityFreeOn(sale.sold) : 0
  return {
    term,
    fullValue,
    costUsed: cost,
    improvement,
    gainWithoutIndex: plain,
    indexedCost: parts && parts.cost,
    indexedImprovement: parts && parts.improvement,
    gainWithIndex: withIndex,
    ways,
    way: least,
    taxableGain: Math.max(0, least.gain - free),
    tax: least.tax,
    taxWithCess: withCess(least.tax),
  }
}

const hasIndex = ({ asset, sold }: GainSale): boolean =>
  asset === 'property' || (gainLawOn(sold).isIndexed && asset !== 'equity' && asset !== 'listed-bond')

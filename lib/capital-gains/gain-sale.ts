import { addDays, addMonths, type CalendarDay } from '@/lib/calendar/calendar-day'
import {
  DEBT_FUND_SPLIT,
  type GainAsset,
  type GainLaw,
  gainRateValues,
  GOLD_ETF_FROM,
} from '@/lib/rules/capital-gains/gain-rates'
import { ruleOn } from '@/lib/rules/rule'

/** A sale by an individual; amounts in rupees, null for what is not known. */
export interface GainSale {
  asset: GainAsset
  bought: CalendarDay
  sold: CalendarDay
  cost: number
  sale: number
  /** Brokerage, fees and the like of the sale. */
  expenses: number
  /** Highest quoted price of 31 January 2018, of equity bought before 1 February 2018. */
  fmv31Jan2018: number | null
  stampValue: number | null
  /** Fair market value of 1 April 2001, of property bought before it. */
  value1Apr2001: number | null
  /** By the year in which their financial year begins. */
  improvements: readonly { year: number; amount: number }[]
  resident: boolean
}

export type Term = 'long' | 'short' | 'none'

/** Why a sale has no figure here. */
export type UnknownSale = 'soldBeforeBought' | 'unlistedBondBefore' | 'vdaBefore' | 'goldEtfBefore'

/** Holding periods and rates on a day of sale. @throws RuleNotKnown before 1 April 2018 */
export const gainLawOn = (sold: CalendarDay): GainLaw => ruleOn(gainRateValues, sold).value

type Held = Pick<GainSale, 'asset' | 'bought' | 'sold'>

/** `none` for virtual digital assets, which know no term. A sale on the anniversary itself is still short-term. */
export function termOf({ asset, bought, sold }: Held): Term {
  if (asset === 'vda') return 'none'
  const from = longTermFrom({ asset, bought, sold })
  return from !== null && sold >= from ? 'long' : 'short'
}

/** The first day on which a sale would be long-term; null where it never is. */
export function longTermFrom({ asset, bought, sold }: Held): CalendarDay | null {
  const months = gainLawOn(sold).longAfterMonths[asset]
  if (months === undefined || (asset === 'debt-fund' && bought >= DEBT_FUND_SPLIT)) return null
  return addDays(addMonths(bought, months), 1)
}

const VDA_FROM = '2022-04-01'

/** Null for a sale that has a figure. */
export function unknownSale({ asset, bought, sold }: GainSale): UnknownSale | null {
  if (sold < bought) return 'soldBeforeBought'
  if (asset === 'vda' && sold < VDA_FROM) return 'vdaBefore'
  if (asset === 'gold-etf' && bought < GOLD_ETF_FROM) return 'goldEtfBefore'
  return asset === 'unlisted-bond' && gainLawOn(sold).unlistedBonds === null ? 'unlistedBondBefore' : null
}

import { type CalendarDay } from '@/lib/calendar/calendar-day'
import { firstDayOfYear } from '@/lib/calendar/financial-year'
import { BOUGHT, type ReadGains } from '@/lib/capital-gains/capital-gains-inputs'
import { longTermFrom } from '@/lib/capital-gains/gain-sale'
import { type YearGains, yearGains, type YearQuestion } from '@/lib/capital-gains/year-gains'
import { day } from '@/lib/inputs/dates'
import { plainNumber } from '@/lib/inputs/plain-number'
import { rowList } from '@/lib/inputs/rows'
import { incomeTaxLaw } from '@/lib/rules/income-tax/tax-law'
import { ruleOn } from '@/lib/rules/rule'
import { incomeTax } from '@/lib/tax/slab-tax'

const ofAUnit = () => plainNumber({ initial: 0, max: 1_00_00_00_000, fromZero: true })

/** Shares and fund units that are still held; a row without units is ignored. */
export const holdingRows = rowList(
  { bought: day(BOUGHT), units: ofAUnit(), cost: ofAUnit(), price: ofAUnit() },
  '_0_0_0',
  20,
)

/** Cost and price in rupees a unit. */
export interface Holding {
  bought: CalendarDay
  units: number
  cost: number
  price: number
}

export interface HarvestSale {
  /** The place of its row, from 1. */
  row: number
  holding: Holding
  /** The first day on which a sale is long-term, within the financial year. */
  from: CalendarDay
  units: number
  /** Rupees. */
  gain: number
  value: number
}

/** Rupees. */
export interface Harvest {
  /** What the gains of the year leave of the part of long-term equity gains that is not taxed. */
  freeLeft: number
  /** The long-term equity gain that may still be taken without more tax. */
  gainWithoutTax: number
  /** What to sell and buy back for it, the largest gain for its price first. */
  sales: readonly HarvestSale[]
}

/** The text of the holdings' field, which is empty on a fresh page. */
export const holdingsText = (text: string): string => (text === '' ? holdingRows.initial : text)

/** The holdings that the fields describe; null while one of them has a problem or no day. */
export function holdingsFrom(read: ReadGains): readonly Holding[] | null {
  const given = read('holdings')
  const rows = given && holdingRows.rowsOf(holdingsText(given.holdings))
  if (!rows?.ok) return null
  return rows.value.some(({ bought, units }) => units > 0 && bought === '') ? null : rows.value
}

/** The tax of the year, not rounded, with so much more long-term equity gain. */
function taxWith(question: YearQuestion, firstYear: number, more: number): number {
  const gains = { ...question.gains, equityLong: question.gains.equityLong + more }
  const year = yearGains({ ...question, gains }, firstYear)
  if ('kind' in year) throw new RangeError('A year without figures has no tax')
  if (!year.whole) return year.flatTax!
  const { value: law } = ruleOn(incomeTaxLaw, firstDayOfYear(firstYear))
  return incomeTax({ ...law, roundedToTen: false }, year.whole.taxCase).unrounded
}

/** What doubles lose on the way; a rupee of gain is taxed by a thousand times that. */
const SLACK = 1e-4

/**
 * The most whole rupees of long-term equity gain that leave the tax as it is, found by halving: the tax never
 * falls with a gain. With other income it takes in the basic exemption that is left, and a rebate that the
 * gain would cost.
 */
function gainWithoutTax(question: YearQuestion, { firstYear, equityFree, setOff }: YearGains): number {
  const { short, long } = setOff.carryForward
  const { value: law } = ruleOn(incomeTaxLaw, firstDayOfYear(firstYear))
  const now = taxWith(question, firstYear, 0)
  let enough = 0
  let tooMuch = Math.ceil(equityFree + short + long + law.new.slabs.below60[1]!.above) + 1
  while (tooMuch - enough > 1) {
    const middle = Math.floor((enough + tooMuch) / 2)
    if (taxWith(question, firstYear, middle) <= now + SLACK) enough = middle
    else tooMuch = middle
  }
  return enough
}

/** Funds are sold in thousandths of a unit, shares whole. */
const PARTS_OF_A_UNIT = 1_000
/** Prices of funds have four decimals. */
const PARTS_OF_A_RUPEE = 10_000

/** The units of a holding whose gain is at most so many rupees, and that gain. */
function unitsFor({ units, cost, price }: Holding, most: number) {
  const parts = Number.isInteger(units) ? 1 : PARTS_OF_A_UNIT
  const gainOfUnit = Math.round(price * PARTS_OF_A_RUPEE) - Math.round(cost * PARTS_OF_A_RUPEE)
  const fitting = Math.floor((most * PARTS_OF_A_RUPEE * parts) / gainOfUnit)
  const count = Math.min(Math.round(units * parts), fitting)
  return { units: count / parts, gain: (count * gainOfUnit) / (parts * PARTS_OF_A_RUPEE) }
}

/** The first day of a sale within the year that is long-term; null where there is none. */
function firstLongDay(bought: CalendarDay, firstYear: number): CalendarDay | null {
  const first = firstDayOfYear(firstYear)
  const from = longTermFrom({ asset: 'equity', bought, sold: first })
  if (from === null || from >= firstDayOfYear(firstYear + 1)) return null
  return from > first ? from : first
}

/**
 * What of the year's tax-free long-term equity gains is left, and which holdings to sell and buy back for it,
 * so that their cost is today's price from then on.
 * @throws RangeError for a year without figures
 * Source: section 198 of the Income-tax Act, 2025 (112A of 1961); sections 108 and 111 for losses, which come first.
 */
export function harvest(question: YearQuestion, year: YearGains, holdings: readonly Holding[]): Harvest {
  const { equityFree, setOff, firstYear } = year
  const without = gainWithoutTax(question, year)
  const share = ({ cost, price }: Holding) => (price - cost) / price
  const open = holdings
    .flatMap((holding, place) => {
      const from =
        holding.units > 0 && holding.price > holding.cost && firstLongDay(holding.bought, firstYear)
      return from ? { row: place + 1, holding, from } : []
    })
    .toSorted((a, b) => share(b.holding) - share(a.holding))
  let left = without
  const sales = open.flatMap((each) => {
    const { units, gain } = unitsFor(each.holding, left)
    left -= gain
    return units > 0 ? { ...each, units, gain, value: units * each.holding.price } : []
  })
  return { freeLeft: Math.max(0, equityFree - setOff.left.equityLong), gainWithoutTax: without, sales }
}

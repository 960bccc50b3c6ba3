import { firstDayOfYear, yearOfDay } from '@/lib/calendar/financial-year'
import { type GainSale, type UnknownSale, unknownSale } from '@/lib/capital-gains/gain-sale'
import { equityFreeOn, saleGain, type SaleGain } from '@/lib/capital-gains/sale-gain'
import { type GainHead, type Gains, type Losses, type SetOff, setOff } from '@/lib/capital-gains/set-off'
import { incomeTaxLaw } from '@/lib/rules/income-tax/tax-law'
import { ruleOn } from '@/lib/rules/rule'
import { incomeTax, type IncomeTax } from '@/lib/tax/slab-tax'
import { NO_SPECIAL_INCOME } from '@/lib/tax/special-tax'
import type { TaxCase } from '@/lib/tax/taxed-income'

/** The gains and losses of a year as entered, in rupees. */
export interface YearQuestion {
  sales: readonly GainSale[]
  /** Gains and losses other than those of the sales. */
  gains: Gains
  losses: Losses
  slabRatePercent: number
  /** Income at slab rates other than gains; null where only the tax at flat rates is asked. */
  otherIncome: number | null
}

/** Why a year has no figure: of one sale, or of all. */
export type UnknownYear =
  { kind: 'sale'; reason: UnknownSale; row: number } | { kind: 'severalYears' | 'before2025' }

export interface YearSale {
  sale: GainSale
  result: SaleGain
}

/** Amounts in rupees, unrounded. */
export interface YearGains {
  firstYear: number
  sales: readonly YearSale[]
  gains: Gains
  losses: Losses
  /** The gain on virtual digital assets, which no loss touches. */
  crypto: number
  setOff: SetOff
  /** The tax at 12.5 % on land and buildings above 20 % of their indexed gains, each by itself; not charged. */
  ignoredTax: number
  equityLongTaxable: number
  equityFree: number
  /** At flat rates, before surcharge; null where the whole income is taxed. */
  flatTax: number | null
  /** The tax of the whole income in the new regime, its case, and the tax without the gains. */
  whole: { tax: IncomeTax; taxCase: TaxCase; without: IncomeTax } | null
}

/** Rates have been as they are from this year on; sales of 2024-25 fall under two laws. */
const FIRST_KNOWN_YEAR = 2025

function headOf({ asset }: GainSale, { term }: SaleGain): GainHead {
  if (asset === 'equity') return term === 'long' ? 'equityLong' : 'short20'
  return term === 'long' ? 'long125' : 'slab'
}

/** The year of the sales; the one given without sales. */
function unknownYear(sales: readonly GainSale[]): UnknownYear | null {
  for (const [place, sale] of sales.entries()) {
    if (yearOfDay(sale.sold) < FIRST_KNOWN_YEAR) return { kind: 'before2025' }
    const reason = unknownSale(sale)
    if (reason) return { kind: 'sale', reason, row: place + 1 }
  }
  const years = new Set(sales.map(({ sold }) => yearOfDay(sold)))
  return years.size > 1 ? { kind: 'severalYears' } : null
}

/**
 * The excess of 12.5 % without indexing over 20 % with it, of each sale that may choose. As in the
 * department's ITR-2 it is that of the sale, whatever losses and the basic exemption then take off the gain.
 * Source: section 197 of the Income-tax Act, 2025 (second proviso to 112(1)(a) of 1961).
 */
const excessOf = (sales: readonly YearSale[]): number =>
  sales.reduce((sum, { result: { ways, way } }) => sum + ways[0]!.tax - way.tax, 0)

/** Adds the gains of the sales to those given, and their losses; a property counts without indexing. */
function added({ gains, losses }: YearQuestion, sales: readonly YearSale[]) {
  const [allGains, allLosses] = [{ ...gains }, { ...losses }]
  let crypto = 0
  for (const { sale, result } of sales) {
    const gain = result.gainWithoutIndex
    if (result.term === 'none') crypto += Math.max(0, gain)
    else if (gain >= 0) allGains[headOf(sale, result)] += gain
    else allLosses[result.term] -= gain
  }
  return { gains: allGains, losses: allLosses, crypto }
}

type WithGains = Required<Pick<TaxCase, 'otherIncome' | 'special' | 'ignoredTax'>>

const caseOf = (income: WithGains): TaxCase => ({
  salary: 0,
  ...income,
  deductions: 0,
  regime: 'new',
  age: 'below60',
})

/**
 * The gains of a year after losses, and their tax: at flat rates before surcharge, or with the other income
 * of a resident in the new regime, by the income tax calculator's own function.
 * @param usualYear the year where there are no sales
 */
export function yearGains(question: YearQuestion, usualYear: number): YearGains | UnknownYear {
  const unknown = unknownYear(question.sales)
  if (unknown) return unknown
  const { slabRatePercent, otherIncome } = question
  const firstYear = question.sales[0] ? yearOfDay(question.sales[0].sold) : usualYear
  const sales = question.sales.map((sale) => ({ sale, result: saleGain(sale, slabRatePercent) }))
  const { gains, losses, crypto } = added(question, sales)
  const result = setOff(gains, losses, slabRatePercent)
  const { slab, ...special } = result.left
  const equityFree = equityFreeOn(firstDayOfYear(firstYear))
  const equityLongTaxable = Math.max(0, special.equityLong - equityFree)
  const excess = excessOf(sales)
  const common = { firstYear, sales, gains, losses, crypto, setOff: result, equityLongTaxable, equityFree }
  if (otherIncome === null) {
    const flat = flatTaxOf(result.left, { equityLongTaxable, crypto, slabRatePercent, excess })
    return { ...common, ...flat, whole: null }
  }
  const income = { otherIncome: otherIncome + slab, special: { ...NO_SPECIAL_INCOME, ...special, crypto } }
  const { value: law } = ruleOn(incomeTaxLaw, firstDayOfYear(firstYear))
  const taxCase = caseOf({ ...income, ignoredTax: excess })
  const tax = incomeTax(law, taxCase)
  const without = incomeTax(law, caseOf({ otherIncome, special: NO_SPECIAL_INCOME, ignoredTax: 0 }))
  const ignoredTax = tax.specialShares.reduce((sum, share) => sum + share.ignoredTax, 0)
  return { ...common, ignoredTax, flatTax: null, whole: { tax, taxCase, without } }
}

interface FlatParts {
  equityLongTaxable: number
  crypto: number
  slabRatePercent: number
  excess: number
}

function flatTaxOf(left: Gains, { equityLongTaxable, crypto, slabRatePercent, excess }: FlatParts) {
  const { ratePercent } = ruleOn(incomeTaxLaw, firstDayOfYear(FIRST_KNOWN_YEAR)).value.special
  const ignoredTax = Math.min(excess, (left.long125 * ratePercent.long125) / 100)
  const hundredths =
    left.slab * slabRatePercent +
    left.short20 * ratePercent.short20 +
    left.long125 * ratePercent.long125 +
    equityLongTaxable * ratePercent.equityLong +
    crypto * ratePercent.crypto
  return { flatTax: hundredths / 100 - ignoredTax, ignoredTax }
}

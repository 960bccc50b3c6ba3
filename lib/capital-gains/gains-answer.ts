import { figure, worded } from '@/lib/answers/figure'
import { yearOfDay } from '@/lib/calendar/financial-year'
import type { ReadGains } from '@/lib/capital-gains/capital-gains-inputs'
import { exemption, exemptionDays, type ExemptionQuestion } from '@/lib/capital-gains/exemption'
import { type Harvest, harvest, holdingsFrom } from '@/lib/capital-gains/harvest'
import { propertySaleTds, type PropertySaleTds } from '@/lib/capital-gains/property-sale-tds'
import { money } from '@/lib/capital-gains/sale-answer'
import { withCess } from '@/lib/capital-gains/sale-gain'
import { type YearGains, yearGains } from '@/lib/capital-gains/year-gains'
import { yearFrom } from '@/lib/capital-gains/year-question'
import { numberOrNull } from '@/lib/inputs/optional'
import { inForce } from '@/lib/rules/in-force'
import { incomeTaxLaw } from '@/lib/rules/income-tax/tax-law'

const moneyIfKnown = (amount: number | null) => amount !== null && money(amount)
const moneyIfAny = (amount: number) => amount > 0 && money(amount)

/** The newest year whose income tax is known. */
const USUAL_YEAR = yearOfDay(inForce(incomeTaxLaw).from)

/**
 * The year of the fields and what is left to sell in it, or what is missing; null while a field that counts
 * has a problem.
 */
export function yearOf(read: ReadGains) {
  const question = yearFrom(read)
  if (!question) return null
  if (question === 'dayMissing') return { missing: 'saleDay' } as const
  const year = yearGains(question, USUAL_YEAR)
  if ('kind' in year) return { missing: year }
  const holdings = holdingsFrom(read)
  return holdings ? { year, plan: harvest(question, year, holdings) } : ({ missing: 'purchaseDay' } as const)
}

function taxFigures({ flatTax, whole }: YearGains) {
  const tax = whole?.tax
  return {
    taxWithCess: flatTax !== null && money(withCess(flatTax)),
    taxOfGains: whole && money(whole.tax.totalTax - whole.without.totalTax),
    totalTax: tax && money(tax.totalTax),
    totalIncome: tax && figure('rupees', tax.totalIncome),
    slabTax: tax && money(tax.slabTax),
    rebate: tax && money(tax.rebate),
    specialTax: tax && money(tax.specialTax),
    tax: moneyIfKnown(tax ? tax.tax : flatTax),
    surcharge: tax && moneyIfAny(tax.surcharge),
    cess: tax && money(tax.cess),
  }
}

/** The results of a year and of what is left to sell in it. */
export function yearFigures(year: YearGains, plan: Harvest) {
  const { left, carryForward } = year.setOff
  const { freeLeft, gainWithoutTax, sales } = plan
  return {
    primary: ['taxWithCess', 'taxOfGains', 'totalTax'],
    figures: {
      ...taxFigures(year),
      leftSlab: money(left.slab),
      leftShort20: money(left.short20),
      leftLong125: money(left.long125),
      leftEquityLong: money(left.equityLong),
      equityLongTaxable: money(year.equityLongTaxable),
      ignoredTax: moneyIfAny(year.ignoredTax),
      crypto: moneyIfAny(year.crypto),
      carryForwardShort: money(carryForward.short),
      carryForwardLong: money(carryForward.long),
      freeLeft: money(freeLeft),
      gainWithoutTax: gainWithoutTax !== freeLeft && money(gainWithoutTax),
      sellNow: sales.length > 0 && worded(sales.map(({ row, units }) => `${row}:${units}`).join(',')),
      harvestGain: sales.length > 0 && money(harvestGain(plan)),
    },
  }
}

/** Rupees of gain of all that is to be sold and bought back. */
export const harvestGain = ({ sales }: Harvest) => sales.reduce((sum, { gain }) => sum + gain, 0)

/** The exemption of the fields; null while a field that counts has a problem. */
export function exemptionFrom(read: ReadGains): ExemptionQuestion | null {
  const basics = read('section', 'gain', 'invested', 'sold')
  const net = basics?.section === '54F' ? read('netConsideration') : { netConsideration: 1 }
  return basics && net && { ...basics, ...net }
}

const dayIfAny = (day: string | null) => day !== null && ({ as: 'day', value: day } as const)

/** The results of an exemption. */
export function exemptionFigures(asked: ExemptionQuestion) {
  const result = exemption(asked)
  const days = exemptionDays(asked.section, asked.sold)
  return {
    primary: ['exempt', 'taxWithCess'],
    figures: {
      exempt: money(result.exempt),
      taxWithCess: money(result.taxWithCess),
      taxable: money(result.taxable),
      tax: money(result.tax),
      bondsBy: dayIfAny(days.bondsBy),
      buyFrom: dayIfAny(days.buyFrom),
      buyBy: dayIfAny(days.buyBy),
      buildBy: dayIfAny(days.buildBy),
    },
  }
}

/** The TDS on the property of the fields; null while one has a problem. */
export function propertyTdsOf(read: ReadGains): PropertySaleTds | null {
  const asked = read('price', 'stampValue')
  return asked && propertySaleTds(asked.price, numberOrNull(asked.stampValue))
}

/** The results of the TDS on a property. */
export const propertyTdsFigures = ({ tds, due, base }: PropertySaleTds) => ({
  primary: ['tds'],
  figures: { tds: money(tds), due: worded(String(due)), base: money(base) },
})

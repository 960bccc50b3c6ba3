import { addMonths, type CalendarDay } from '@/lib/calendar/calendar-day'
import { gainLawOn } from '@/lib/capital-gains/gain-sale'
import { withCess } from '@/lib/capital-gains/sale-gain'
import type { ExemptionSection } from '@/lib/rules/capital-gains/exemption-sections'
import { type ExemptionLaw, exemptionValues } from '@/lib/rules/capital-gains/exemptions'
import { ruleOn } from '@/lib/rules/rule'

/** A long-term gain that is invested again; amounts in rupees. */
export interface ExemptionQuestion {
  section: ExemptionSection
  gain: number
  /** The cost of the new house, or of the bonds. */
  invested: number
  /** The price less expenses of the sale; counts for 54F. */
  netConsideration: number
  sold: CalendarDay
}

/** Amounts in rupees, unrounded. */
export interface ExemptGain {
  /** The part of the investment that counts for the exemption, in rupees. */
  counted: number
  exempt: number
  taxable: number
  ratePercent: number
  tax: number
  taxWithCess: number
}

/** The law of a section on the day of sale: limit, months and years. @throws RuleNotKnown before 1 April 2018 */
export const exemptionLaw = (section: ExemptionSection, sold: CalendarDay): ExemptionLaw =>
  ruleOn(exemptionValues, sold).value[section]

/**
 * The exempt part of a long-term gain: what was invested, up to the limit and the gain; under 54F the gain ×
 * what was invested ÷ the net sale price. The rest is taxed at the rate of the day of sale for assets other
 * than equity, before surcharge.
 * @throws RuleNotKnown before 1 April 2018
 * Source: sections 82, 85 and 86 of the Income-tax Act, 2025 (54, 54EC and 54F of 1961).
 */
export function exemption({
  section,
  gain,
  invested,
  netConsideration,
  sold,
}: ExemptionQuestion): ExemptGain {
  const { most, isByShare } = exemptionLaw(section, sold)
  const ratePercent = gainLawOn(sold).otherLongPercent
  const counted = most === null ? invested : Math.min(invested, most)
  const share = isByShare ? Math.min(1, counted / netConsideration) : 1
  const exempt = isByShare ? gain * share : Math.min(gain, counted)
  const taxable = gain - exempt
  const tax = (taxable * ratePercent) / 100
  return { counted, exempt, taxable, ratePercent, tax, taxWithCess: withCess(tax) }
}

/** The days between which the money is invested, each where the section has it. */
export function exemptionDays(section: ExemptionSection, sold: CalendarDay) {
  const { buyFrom, buyBy, buildBy, bondsBy } = exemptionLaw(section, sold).months
  const day = (months: number | undefined) => (months === undefined ? null : addMonths(sold, months))
  return { buyFrom: day(buyFrom), buyBy: day(buyBy), buildBy: day(buildBy), bondsBy: day(bondsBy) }
}

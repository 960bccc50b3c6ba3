import { addMonths, type CalendarDay } from '@/lib/calendar/calendar-day'
import { withCess } from '@/lib/capital-gains/sale-gain'
import type { ExemptionSection } from '@/lib/rules/capital-gains/exemption-sections'
import { type ExemptionLaw, exemptionValues } from '@/lib/rules/capital-gains/exemptions'
import { gainRateValues } from '@/lib/rules/capital-gains/gain-rates'

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
export interface Exemption {
  /** The part of the investment that counts for the exemption, in rupees. */
  counted: number
  exempt: number
  taxable: number
  tax: number
  taxWithCess: number
}

/** The law of a section: limit, months and years. Source: lib/rules/capital-gains/exemptions.ts. */
export const exemptionLaw = (section: ExemptionSection): ExemptionLaw =>
  exemptionValues.values.at(-1)!.value[section]

const LONG_PERCENT = gainRateValues.values.at(-1)!.value.otherLongPercent

/**
 * The exempt part of a long-term gain: what was invested, up to the limit and the gain; under 54F the gain × what was invested
 * ÷ the net sale price. The rest is taxed at 12.5 %, before surcharge.
 * Source: sections 82, 85 and 86 of the Income-tax Act, 2025 (54, 54EC and 54F of 1961).
 */
export function exemption({ section, gain, invested, netConsideration }: ExemptionQuestion): Exemption {
  const { most, isByShare } = exemptionLaw(section)
  const counted = Math.min(invested, most)
  const share = isByShare ? Math.min(1, counted / netConsideration) : 1
  const exempt = isByShare ? gain * share : Math.min(gain, counted)
  const taxable = gain - exempt
  const tax = (taxable * LONG_PERCENT) / 100
  return { counted, exempt, taxable, tax, taxWithCess: withCess(tax) }
}

/** The days between which the money is invested, each where the section has it. */
export function exemptionDays(section: ExemptionSection, sold: CalendarDay) {
  const { buyFrom, buyBy, buildBy, bondsBy } = exemptionLaw(section).months
  const day = (months: number | undefined) => (months === undefined ? null : addMonths(sold, months))
  return { buyFrom: day(buyFrom), buyBy: day(buyBy), buildBy: day(buildBy), bondsBy: day(bondsBy) }
}

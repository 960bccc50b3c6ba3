import { inForce } from '@/lib/rules/in-force'
import { propertyTds } from '@/lib/rules/tds/property'
import { toRupees } from '@/lib/money/paise'

/** Amounts in rupees. */
export interface PropertySaleTds {
  due: boolean
  /** The higher of price and stamp value. */
  base: number
  ratePercent: number
  limit: number
  tds: number
}

/**
 * The TDS on the sale of a property: 1 % of the higher of price and stamp value, nothing where both are below ₹50 lakh.
 * Exactly ₹50 lakh counts as due, as on the TDS page.
 */
export function propertySaleTds(price: number, stampValue: number | null): PropertySaleTds {
  const { limit, ratePercent } = inForce(propertyTds.property.terms).value!
  const base = Math.max(price, stampValue === null ? 0 : stampValue)
  const due = base >= limit
  return { due, base, ratePercent, limit, tds: due ? toRupees((base * ratePercent) / 100) : 0 }
}

import type { TdsTerms } from '@/lib/rules/tds/tds-terms'
import { type Tds, tds, type TdsPayment } from '@/lib/tax/tds-deduction'

export type RentPeriod = 'year' | 'month'

/** A payment of which the amount may be for a year or for a month. */
interface PeriodicPayment extends TdsPayment {
  kind: string
  rentPeriod: RentPeriod
}

/** Rent that laws count by the year or by the month; a tenant's house rent is always entered by the month. */
export const asksRentPeriod = (kind: string) => kind === 'rent' || kind === 'machineRent'

/**
 * Rupees: the limit for the period of which the rent was entered. A monthly limit is twelve times as high for the rent of a
 * year in equal months, and a yearly limit a twelfth for the rent of one of them.
 */
export function limitForPeriod(
  { counted, limit }: TdsTerms,
  { kind, rentPeriod }: Pick<PeriodicPayment, 'kind' | 'rentPeriod'>,
): number {
  if (!asksRentPeriod(kind) || counted === rentPeriod) return limit
  return rentPeriod === 'year' ? limit * 12 : limit / 12
}

/** `tds` of a payment for the period of which its amount is, with the limit as its terms have it. In rupees. */
export function tdsForPeriod(terms: TdsTerms, payment: PeriodicPayment): Tds {
  if (!asksRentPeriod(payment.kind)) return tds(terms, payment)
  const found = tds({ ...terms, limit: limitForPeriod(terms, payment) }, payment)
  return { ...found, limit: terms.limit }
}

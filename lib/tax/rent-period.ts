import type { TdsTerms } from '@/lib/rules/tds/tds-terms'
import { type Tds, tds, type TdsPayment } from '@/lib/tax/tds'

export type RentPeriod = 'year' | 'month'

/** A payment of which the amount may be for a year or for a month. */
interface PeriodicPayment extends TdsPayment {
  kind: string
  rentPeriod: RentPeriod
}

const MONTHS = 12

/** Rent that laws count by the year or by the month; `houseRent` is always entered by the month. */
export const asksRentPeriod = (kind: string) => kind === 'rent' || kind === 'machineRent'

/** The period to which the limit of some terms applies. */
const periodOf = ({ counted }: TdsTerms): RentPeriod => (counted === 'year' ? 'year' : 'month')

/**
 * Rupees: the limit for the period of which the rent was entered. A monthly limit is twelve times as high for
 * the rent of a year in equal months, and a yearly limit a twelfth for the rent of one of them.
 */
export function limitForPeriod(
  terms: TdsTerms,
  { kind, rentPeriod }: Pick<PeriodicPayment, 'kind' | 'rentPeriod'>,
): number {
  const { limit } = terms
  if (!asksRentPeriod(kind) || periodOf(terms) === rentPeriod) return limit
  return rentPeriod === 'year' ? limit * MONTHS : limit / MONTHS
}

/** `tds` of a payment for the period of which its amount is, with the limit as its terms have it. In rupees. */
export function tdsForPeriod(terms: TdsTerms, payment: PeriodicPayment): Tds {
  if (!asksRentPeriod(payment.kind)) return tds(terms, payment)
  // A tenancy is taxed at its end, by its months.
  if (terms.counted === 'tenancy')
    return payment.rentPeriod === 'month'
      ? tds(terms, payment)
      : tds(terms, { ...payment, amount: payment.amount / MONTHS, months: MONTHS })
  const found = tds({ ...terms, limit: limitForPeriod(terms, payment) }, payment)
  return { ...found, limit: terms.limit }
}

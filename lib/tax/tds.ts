import type { TdsSections, TdsSlice, TdsTerms } from '@/lib/rules/tds/tds-terms'
import type { TdsValues } from '@/lib/tax/tds-inputs'

/**
 * The payment, in rupees: `amount` (of one month for a tenancy), `earlier` in the year to the same payee and the tax
 * `deducted` from that, `premiums` given back, the `stampValue` of a property; who is paid and who pays.
 */
export type TdsPayment = Pick<
  TdsValues,
  | 'amount'
  | 'senior'
  | 'payee'
  | 'payer'
  | 'pan'
  | 'earlier'
  | 'deducted'
  | 'months'
  | 'premiums'
  | 'stampValue'
>

export interface TdsPart {
  amount: number
  ratePercent: number
}

export interface Tds {
  /** Rupees, unrounded. */
  tds: number
  ratePercent: number
  limit: number
  /** Rupees from which the tax is taken; zero while nothing is deducted. */
  base: number
  /** The base in parts of one rate each, in rupees and per cent. */
  parts: readonly TdsPart[]
  /** Rupees: what is paid out after the deduction; below zero where the year's tax is more than this payment. */
  netPayment: number
  /** The most that the rent of a tenancy's last month can bear was reached. */
  capped: boolean
}

export interface Deduction {
  /** Null where the law deducts nothing, whatever the amount. */
  terms: TdsTerms | null
  result: Tds
  /** Why it deducts nothing, whatever the amount. */
  exempt: 'transporter' | 'individual' | 'payer' | 'notInForce' | null
  /** By the reading of the law that some sources have. */
  otherReading: Tds | null
}

export interface TdsAnswer {
  question: TdsValues
  sections: TdsSections
  /** Null for what has no rate of its own, such as a salary. */
  deduction: Deduction | null
  /** The deduction by the specification's sample; null where it is not shown or has no such kind. */
  sample: Tds | null
}

/** Rupees: the limit that holds for a payee and a payer. */
export function limitFor(terms: TdsTerms, { payee, payer, senior, pan }: TdsPayment): number {
  if (terms.limitNeedsPan && !pan) return 0
  const special =
    payee === 'other'
      ? terms.otherPayeeLimit
      : senior
        ? terms.seniorLimit
        : payer === 'individual'
          ? terms.unauditedPayerLimit
          : undefined
  return special ?? terms.limit
}

/** The rates for what lies above each amount, at which a payee bears them. */
function slicesFor(terms: TdsTerms, limit: number, { payee, pan }: TdsPayment): TdsSlice[] {
  const ratePercent = payee === 'other' ? (terms.otherPayeePercent ?? terms.ratePercent) : terms.ratePercent
  const { withoutPanPercent } = terms
  const one = { above: terms.taxed === 'excess' ? limit : 0, ratePercent, withoutPanPercent }
  return (terms.slices ?? [one]).map((slice) => ({
    ...slice,
    ratePercent: pan ? slice.ratePercent : Math.max(slice.ratePercent, slice.withoutPanPercent),
  }))
}

const startsAt = (counted: number, limit: number, starts: TdsTerms['starts']) =>
  starts === 'at' ? counted >= limit : counted > limit

/** The amount on which TDS is deducted, and whether it includes the earlier payments; null while nothing is due. */
function taxedOf(terms: TdsTerms, limit: number, payment: TdsPayment) {
  const { amount, earlier, months, premiums, stampValue } = payment
  const counted = {
    year: amount + earlier,
    month: amount,
    tenancy: amount,
    payment: terms.atStampValue ? Math.max(amount, stampValue) : amount,
  }[terms.counted]
  if (startsAt(counted, limit, terms.starts)) {
    const whole = terms.counted === 'tenancy' ? amount * months : counted
    const taxed = terms.lessPremiums ? whole - Math.min(premiums, whole) : whole
    return { taxed, ofYear: terms.counted === 'year' }
  }
  return amount > (terms.singleLimit ?? Infinity) ? { taxed: amount, ofYear: false } : null
}

/** The part of the amount in each slice, with its rate. */
function partsOf(taxed: number, slices: readonly TdsSlice[]): TdsPart[] {
  const parts = slices.map(({ above, ratePercent }, place) => {
    const end = slices[place + 1]?.above ?? Infinity
    return { amount: Math.min(taxed, end) - above, ratePercent }
  })
  return parts.filter(({ amount }) => amount > 0)
}

/** Rupees: the tax on the parts of a base. */
export const taxOnParts = (parts: readonly TdsPart[]) =>
  parts.reduce((tax, { amount, ratePercent }) => tax + (amount * ratePercent) / 100, 0)

/**
 * Tax deducted or collected at source from a payment: the rate on all that is counted once it passes its limit, less
 * what was deducted before in the year. Without a PAN, a tenant deducts no more than the last month's rent.
 * Source: the rule behind `terms`; sections 206AA, 206CC and 194-IB(4) of the Income-tax Act, 1961.
 */
export function tds(terms: TdsTerms, payment: TdsPayment): Tds {
  const limit = limitFor(terms, payment)
  const slices = slicesFor(terms, limit, payment)
  const due = taxedOf(terms, limit, payment)
  const parts = partsOf(due ? due.taxed : 0, slices)
  const stillDue = taxOnParts(parts) - (due?.ofYear ? payment.deducted : 0)
  const capped = terms.ceiling === 'lastMonthRent' && !payment.pan && stillDue > payment.amount
  const deducted = capped ? payment.amount : Math.max(0, stillDue)
  const paid = terms.counted === 'tenancy' ? payment.amount * payment.months : payment.amount
  return {
    tds: deducted,
    ratePercent: (parts.at(-1) ?? slices[0]!).ratePercent,
    limit,
    base: parts.reduce((sum, { amount }) => sum + amount, 0),
    parts,
    netPayment: paid - deducted,
    capped,
  }
}

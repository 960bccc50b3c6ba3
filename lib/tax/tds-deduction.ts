import type { TdsTerms } from '@/lib/rules/tds/tds-terms'

export interface TdsPayment {
  /** Rupees: the payment, or the rent of one month. */
  amount: number
  senior: boolean
  payee: 'individual' | 'other'
  /** Whether the payer knows the payee's PAN. */
  pan: boolean
  /** Rupees paid to the same payee earlier in the year, and the tax deducted from them. */
  earlier: number
  deducted: number
  /** Months of a tenancy in the year. */
  months: number
  /** Rupees of premiums that a policy's payout gives back. */
  premiums: number
  /** Rupees at which stamp duty values a property; the higher of it and the price counts. */
  stampValue: number
}

export interface Tds {
  /** Rupees, unrounded. */
  tds: number
  ratePercent: number
  limit: number
  /** Rupees from which the tax is taken; zero while nothing is deducted. */
  base: number
  /** Rupees: what is paid out after the deduction; below zero where the year's tax is more than this payment. */
  netPayment: number
  /** The most that the rent of a tenancy's last month can bear was reached. */
  capped: boolean
}

/** The rate in per cent that a payee bears: 20 or 5 where no PAN is known and the rate itself is lower. */
function rateFor(terms: TdsTerms, { pan, payee }: TdsPayment): number {
  const ratePercent = payee === 'other' ? (terms.otherPayeePercent ?? terms.ratePercent) : terms.ratePercent
  return pan ? ratePercent : Math.max(ratePercent, terms.withoutPanPercent)
}

/** Rupees: the limit that holds for a payee. */
function limitFor(terms: TdsTerms, { payee, senior }: TdsPayment): number {
  const special = payee === 'other' ? terms.otherPayeeLimit : senior ? terms.seniorLimit : undefined
  return special ?? terms.limit
}

const startsAt = (counted: number, limit: number, starts: TdsTerms['starts']) =>
  starts === 'at' ? counted >= limit : counted > limit

/** The part of what is counted that bears no tax. */
function freeOf(terms: TdsTerms, limit: number, whole: number, premiums: number): number {
  if (terms.taxed === 'excess') return limit
  return terms.lessPremiums ? Math.min(premiums, whole) : 0
}

/** What the tax is taken from, and whether it takes in the payments before this one. Null while nothing is due. */
function baseOf(
  terms: TdsTerms,
  limit: number,
  payment: TdsPayment,
): { base: number; ofYear: boolean } | null {
  const { amount, earlier, months, stampValue } = payment
  const counted = {
    year: amount + earlier,
    month: amount,
    tenancy: amount,
    payment: terms.atStampValue ? Math.max(amount, stampValue) : amount,
  }[terms.counted]
  if (startsAt(counted, limit, terms.starts)) {
    const whole = terms.counted === 'tenancy' ? amount * months : counted
    return { base: whole - freeOf(terms, limit, whole, payment.premiums), ofYear: terms.counted === 'year' }
  }
  return amount > (terms.singleLimit ?? Infinity) ? { base: amount, ofYear: false } : null
}

/**
 * Tax deducted at source from a payment to a resident: the rate on all that is counted once it passes its limit, less
 * what was deducted before in the year. Without a PAN, a tenant deducts no more than the last month's rent.
 * Source: the rule behind `terms`; sections 206AA and 194-IB(4) of the Income-tax Act, 1961.
 */
export function tds(terms: TdsTerms, payment: TdsPayment): Tds {
  const limit = limitFor(terms, payment)
  const ratePercent = rateFor(terms, payment)
  const due = baseOf(terms, limit, payment)
  const base = due ? due.base : 0
  const whole = (base * ratePercent) / 100 - (due?.ofYear ? payment.deducted : 0)
  const capped = terms.counted === 'tenancy' && !payment.pan && whole > payment.amount
  const deducted = capped ? payment.amount : Math.max(0, whole)
  const paid = terms.counted === 'tenancy' ? payment.amount * payment.months : payment.amount
  return { tds: deducted, ratePercent, limit, base, netPayment: paid - deducted, capped }
}

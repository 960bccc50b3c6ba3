import type { Rule } from '@/lib/rules/rule'

/** A rate of its own for what lies above an amount, up to the next slice. */
export interface TdsSlice {
  /** Rupees. */
  above: number
  /** Per cent. */
  ratePercent: number
  /** Per cent, where no PAN is known and it is higher. */
  withoutPanPercent: number
}

/** When tax is deducted or collected at source from one kind of payment, and how much. */
export interface TdsTerms {
  /** Rupees. */
  limit: number
  seniorLimit?: number
  /** Rupees: the limit of a payer who is an individual or HUF not under audit. */
  unauditedPayerLimit?: number
  /** Rupees of one payment that is taxed by itself while the year is still below its limit. */
  singleLimit?: number
  /** The limit is only for payees who have given a PAN. */
  limitNeedsPan?: boolean
  /**
   * What is held against the limit: a payee's year, each month, each month of a tenancy taxed at its end, each payment.
   */
  counted: 'year' | 'month' | 'tenancy' | 'payment'
  /** Deducted once the limit is exceeded, or as soon as it is reached. */
  starts: 'above' | 'at'
  /** Deducted from the whole amount, or from what exceeds the limit. */
  taxed: 'all' | 'excess'
  /** Per cent. */
  ratePercent: number
  /** In place of one rate; the first slice begins at the amount from which tax is taken. */
  slices?: readonly TdsSlice[]
  /** The most that is taken where no PAN is known. */
  ceiling?: 'lastMonthRent'
  /** Where the payee is not the one whom `ratePercent` is for: an individual or a Hindu undivided family. */
  otherPayeePercent?: number
  /** Rupees: the limit of all payees but those whom `limit` is for, individuals or also Hindu undivided families. */
  otherPayeeLimit?: number
  /** Nothing is taken from individuals. */
  individualsExempt?: boolean
  /** Nothing is taken from a transporter with a PAN who owns at most ten goods carriages and declares it. */
  transportersExempt?: boolean
  /** Per cent: this or the rate, whichever is higher, where no PAN is known. */
  withoutPanPercent: number
  /** What was paid in before is taken off what is paid out: premiums. */
  lessPremiums?: boolean
  /** The value for stamp duty counts where it is higher than the price. */
  atStampValue?: boolean
  /** Who filed no return for three years: the rate begins at this many rupees, and a higher one at the limit. */
  nonFilers?: NonFilerTerms
  /** Sources differ on whether these still hold. */
  nonFilersInDispute?: NonFilerTerms
}

export interface NonFilerTerms {
  /** Rupees. */
  limit: number
  /** Per cent of what lies above the usual limit. */
  upperPercent: number
}

/**
 * Rupees of turnover of the year before above which a buyer deducts, and a seller collected: sections 194Q
 * and 206C(1H).
 */
export const LARGE_TURNOVER = 10_00_00_000

/** Who has to deduct or collect the tax. `audited`: see lib/tax/tds-law.ts. */
export type TdsPayer =
  /** Every payer, also an individual for his own home. */
  | 'anyone'
  /** Everyone but an individual or HUF whose turnover of the year before is at most ₹1 crore, or receipts ₹50 lakh. */
  | 'audited'
  /** Only those individuals and HUFs, and nobody else. */
  | 'unaudited'
  /** A buyer whose turnover of the year before is above ₹10 crore. */
  | 'largeBuyer'
  | 'largeSeller'
  | 'authorisedDealer'
  | 'bank'
  | 'bookmaker'
  | 'company'
  | 'ecommerceOperator'
  | 'employer'
  | 'firm'
  | 'fund'
  | 'gamingOperator'
  | 'insurer'
  | 'issuer'
  | 'postOffice'
  | 'trustees'

/** From whose money the tax is taken. */
export type TdsPayee =
  'anyone' | 'resident' | 'nonResident' | 'individual' | 'partner' | 'employee' | 'buyer' | 'licensee'

export interface TdsSections {
  section1961: string
  section2025: string
}

/** A kind of payment, with its rows of law. */
export interface TdsKind<Terms extends TdsTerms | null = TdsTerms | null> extends TdsSections {
  payer: TdsPayer
  payee: TdsPayee
  /** The kind whose law binds a payer whom this one does not bind. */
  otherwise?: 'houseRent' | 'individualPayer'
  /** What an individual or HUF pays for purely personal purposes is outside. */
  notForPersonalUse?: true
  /** A value is null while nothing is deducted from such a payment. */
  terms: Rule<Terms>
}

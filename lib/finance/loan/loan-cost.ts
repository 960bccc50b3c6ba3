import { amortise, type ScheduleTotals, scheduleTotals } from '@/lib/finance/amortisation'
import { rateOfPayments } from '@/lib/finance/annuity-rate'
import type { Loan } from '@/lib/finance/emi'
import { toPaise, wholePaise } from '@/lib/money/paise'

export interface LoanCharges {
  /** Per cent of the loan, and of the fee. */
  feePercent: number
  feeGstPercent: number
  /** Rupees. */
  insurance: number
  /** Whether insurance is taken out of the money paid out, or added to the loan. */
  insuranceBy: 'paid' | 'loan'
  /** Rupees, with their own tax. */
  otherCosts: number
}

export interface LoanCost extends ScheduleTotals {
  feePaise: number
  gstPaise: number
  chargesPaise: number
  /** The loan of the agreement: with insurance that is added to it. */
  borrowedPaise: number
  /** The money that the borrower has in hand: what is borrowed less all charges. */
  netPaise: number
  instalmentPaise: number
  /** Interest and charges. */
  costPaise: number
  /** Per cent a year. */
  aprPercent: number
}

/**
 * The true cost of a loan with its charges, to the paisa. The annual percentage rate is twelve times the
 * monthly rate at which all instalments are worth the money paid out: net = Σ instalment ÷ (1 + r)^month.
 * Null where charges leave nothing. Source: RBI, Key Facts Statement, 15 April 2024, Annex B.
 */
export function loanCost(loan: Loan, charges: LoanCharges): LoanCost | null {
  const feePaise = wholePaise((toPaise(loan.principal) * charges.feePercent) / 100)
  const gstPaise = wholePaise((feePaise * charges.feeGstPercent) / 100)
  const insurancePaise = toPaise(charges.insurance)
  const chargesPaise = feePaise + gstPaise + insurancePaise + toPaise(charges.otherCosts)
  const borrowedPaise = toPaise(loan.principal) + (charges.insuranceBy === 'loan' ? insurancePaise : 0)
  return costOf({ ...loan, principal: borrowedPaise / 100 }, { feePaise, gstPaise, chargesPaise })
}

type ChargesInPaise = Pick<LoanCost, 'feePaise' | 'gstPaise' | 'chargesPaise'>

function costOf(borrowed: Loan, charges: ChargesInPaise): LoanCost | null {
  const borrowedPaise = toPaise(borrowed.principal)
  const netPaise = borrowedPaise - charges.chargesPaise
  if (netPaise <= 0) return null
  const schedule = amortise(borrowed)
  const payments = schedule.map(({ paidPaise }) => paidPaise)
  const monthly = rateOfPayments(netPaise, payments)
  if (monthly === null) return null
  const totals = scheduleTotals(schedule)
  return {
    ...totals,
    ...charges,
    borrowedPaise,
    netPaise,
    instalmentPaise: payments[0]!,
    costPaise: totals.interestPaise + charges.chargesPaise,
    aprPercent: monthly * 1200,
  }
}

/** A loan as one lender offers it. */
export interface Offer {
  /** Per cent a year. */
  rate: number
  months: number
  /** Rupees that are paid before or with the first instalment, with tax. */
  costs: number
}

/** Each offer of the same loan with its true cost; null for one whose costs leave nothing. */
export const compareOffers = (principal: number, offers: readonly Offer[]) =>
  offers.map((offer) => ({
    offer,
    cost: costOf(
      { principal, ratePercent: offer.rate, months: offer.months },
      { feePaise: 0, gstPaise: 0, chargesPaise: toPaise(offer.costs) },
    ),
  }))

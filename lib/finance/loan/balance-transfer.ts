import { amortise, type Instalment, type Prepayments } from '@/lib/finance/amortisation'
import type { Loan } from '@/lib/finance/emi'
import { changedLoan } from '@/lib/finance/loan/loan-course'
import { toPaise, wholePaise } from '@/lib/money/paise'

export interface TransferTerms {
  /** Per cent a year of the new lender. */
  newRate: number
  /** What stays as it is: the tenure, or the instalment, so that the loan ends sooner. */
  keeps: Prepayments['keep']
  /** Rupees for processing, valuation, stamp duty, with tax. */
  costs: number
  /** Per cent of the balance that the old lender takes for closing, and of that the tax. */
  foreclosurePercent: number
  gstPercent: number
}

/** The position after a year, in paise. */
export interface TransferYear {
  year: number
  oldBalancePaise: number
  newBalancePaise: number
  /** Interest saved so far, less all costs. */
  savedPaise: number
}

export interface Transfer {
  costsPaise: number
  oldInstalmentPaise: number
  newInstalmentPaise: number
  newMonths: number
  /** Interest saved less the costs; below nothing where the transfer loses money. */
  savedPaise: number
  /** The first month whose saved interest covers the costs; null where none does. */
  paysOffIn: number | null
  years: TransferYear[]
}

/** The balance after a month; nothing once the loan has ended. */
const balanceAfter = (schedule: readonly Instalment[], month: number) =>
  schedule[Math.min(month, schedule.length) - 1]!.balancePaise

/**
 * The rest of a loan with its lender, next to another who takes it over, in whole paise. The transfer has
 * paid off in the first month in which the interest saved so far is no less than all costs. Null where the
 * instalment kept would never end the new loan.
 */
export function balanceTransfer(loan: Loan, terms: TransferTerms): Transfer | null {
  const before = amortise(loan)
  const after = schedulesWith(loan, before, terms)
  if (!after || before.length === 0) return null
  const closingPaise = wholePaise((toPaise(loan.principal) * terms.foreclosurePercent) / 100)
  const costsPaise = toPaise(terms.costs) + closingPaise + wholePaise((closingPaise * terms.gstPercent) / 100)
  const saved = savedByMonth(before, after, costsPaise)
  const longest = saved.length
  const paysOffAt = saved.findIndex((paise) => paise >= 0)
  return {
    costsPaise,
    oldInstalmentPaise: before[0]!.paidPaise,
    newInstalmentPaise: after[0]!.paidPaise,
    newMonths: after.length,
    savedPaise: saved.at(-1)!,
    paysOffIn: paysOffAt < 0 ? null : paysOffAt + 1,
    years: Array.from({ length: Math.ceil(longest / 12) }, (_, place) => {
      const month = Math.min(12 * (place + 1), longest)
      return {
        year: place + 1,
        oldBalancePaise: balanceAfter(before, month),
        newBalancePaise: balanceAfter(after, month),
        savedPaise: saved[month - 1]!,
      }
    }),
  }
}

/** The schedule with the new lender: by its own formula, or with the instalment of the old one. */
function schedulesWith(loan: Loan, before: readonly Instalment[], { newRate, keeps }: TransferTerms) {
  const moved = { ...loan, ratePercent: newRate }
  if (keeps === 'tenure') return amortise(moved)
  const course = changedLoan(loan, [{ after: 0, rate: newRate }], 'emi')
  return course.ok && before.length > 0 ? course.schedule : null
}

/** Interest saved until the end of each month, less the costs, in paise; a loan that has ended costs none. */
function savedByMonth(
  before: readonly Instalment[],
  after: readonly Instalment[],
  costsPaise: number,
): number[] {
  const interestIn = (schedule: readonly Instalment[], place: number) =>
    place < schedule.length ? schedule[place]!.interestPaise : 0
  let savedPaise = -costsPaise
  return Array.from({ length: Math.max(before.length, after.length) }, (_, place) => {
    savedPaise += interestIn(before, place) - interestIn(after, place)
    return savedPaise
  })
}

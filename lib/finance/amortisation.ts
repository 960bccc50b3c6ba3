import { emi, type Loan } from '@/lib/finance/emi'
import { toPaise, wholePaise } from '@/lib/money/paise'

export interface Prepayments {
  /** Rupees paid once, with the instalment of month `onceAfter`. */
  once: number
  onceAfter: number
  /** Rupees with every instalment. */
  monthly: number
  /** Rupees with every twelfth instalment. */
  yearly: number
  /** Kept after a prepayment: the instalment (the loan ends sooner) or the tenure (the instalment falls). */
  keep: 'emi' | 'tenure'
}

export interface Instalment {
  /** 1 for the first month. */
  month: number
  /** Everything paid this month but prepayments: interest and principal. */
  paidPaise: number
  interestPaise: number
  principalPaise: number
  prepaidPaise: number
  /** The balance after this month. */
  balancePaise: number
}

export const NO_PREPAYMENTS: Prepayments = { once: 0, onceAfter: 1, monthly: 0, yearly: 0, keep: 'emi' }

/** One month of interest, rounded to the paisa. */
export const monthsInterestPaise = (balancePaise: number, ratePercent: number) =>
  wholePaise((balancePaise * ratePercent) / 1200)

function prepaymentPaise(prepayments: Prepayments, month: number): number {
  const once = month === prepayments.onceAfter ? prepayments.once : 0
  const yearly = month % 12 === 0 ? prepayments.yearly : 0
  return toPaise(once) + toPaise(prepayments.monthly) + toPaise(yearly)
}

/**
 * The loan month by month, in whole paise. Interest is rounded to the paisa each month and the instalment is the
 * formula's, rounded once; the last instalment is the remaining balance, so the balance ends at exactly zero.
 * @throws RangeError for a loan that has no instalment (see `emi`)
 */
export function amortise(loan: Loan, prepayments: Prepayments = NO_PREPAYMENTS): Instalment[] {
  const lastMonth = Math.ceil(loan.months)
  const schedule: Instalment[] = []
  let balancePaise = toPaise(loan.principal)
  let instalmentPaise = toPaise(emi(loan).emi)

  for (let month = 1; balancePaise > 0; month += 1) {
    const interestPaise = monthsInterestPaise(balancePaise, loan.ratePercent)
    const owedPaise = balancePaise + interestPaise
    const paidPaise = month === lastMonth ? owedPaise : Math.min(instalmentPaise, owedPaise)
    const leftPaise = owedPaise - paidPaise
    const prepaidPaise = Math.min(prepaymentPaise(prepayments, month), leftPaise)
    balancePaise = leftPaise - prepaidPaise
    schedule.push({
      month,
      paidPaise,
      interestPaise,
      principalPaise: paidPaise - interestPaise,
      prepaidPaise,
      balancePaise,
    })
    if (prepaidPaise > 0 && balancePaise > 0 && prepayments.keep === 'tenure') {
      instalmentPaise = toPaise(
        emi({ ...loan, principal: balancePaise / 100, months: loan.months - month }).emi,
      )
    }
  }
  return schedule
}

export interface ScheduleTotals {
  months: number
  interestPaise: number
  prepaidPaise: number
  /** Instalments and prepayments together. */
  paidPaise: number
  lastInstalmentPaise: number
}

/** The totals of a whole schedule: interest, payments and last instalment. @throws RangeError for an empty one */
export function scheduleTotals(schedule: readonly Instalment[]): ScheduleTotals {
  const last = schedule.at(-1)
  if (!last) throw new RangeError('A schedule has at least one instalment')
  const sum = (part: (row: Instalment) => number) => schedule.reduce((total, row) => total + part(row), 0)
  const prepaidPaise = sum((row) => row.prepaidPaise)
  return {
    months: schedule.length,
    interestPaise: sum((row) => row.interestPaise),
    prepaidPaise,
    paidPaise: sum((row) => row.paidPaise) + prepaidPaise,
    lastInstalmentPaise: last.paidPaise,
  }
}

export interface PrepaidLoan extends ScheduleTotals {
  /** Against the same loan without prepayments. */
  savedPaise: number
  savedMonths: number
  /** The interest of the first twelve instalments. */
  firstYearInterestPaise: number
  /** The instalment that follows the first prepayment, where the tenure is kept; null where that closed the loan. */
  nextEmiPaise: number | null
}

/**
 * The loan with prepayments next to the same loan without them; null without any, or for a loan of less than a paisa.
 */
export function prepaidLoan(loan: Loan, prepayments: Prepayments): PrepaidLoan | null {
  if (prepayments.once + prepayments.monthly + prepayments.yearly === 0) return null
  const plain = amortise(loan, NO_PREPAYMENTS)
  if (plain.length === 0) return null
  const schedule = amortise(loan, prepayments)
  const before = scheduleTotals(plain)
  const after = scheduleTotals(schedule)
  return {
    ...after,
    savedPaise: before.interestPaise - after.interestPaise,
    savedMonths: before.months - after.months,
    firstYearInterestPaise: scheduleTotals(schedule.slice(0, 12)).interestPaise,
    nextEmiPaise: prepayments.keep === 'tenure' ? emiAfterPrepayment(schedule) : null,
  }
}

function emiAfterPrepayment(schedule: readonly Instalment[]): number | null {
  const first = schedule.find(({ prepaidPaise }) => prepaidPaise > 0)
  // Months count from 1: the entry at a month's own number is the one after it.
  return (first && schedule[first.month]?.paidPaise) ?? null
}

import type { CalendarDay } from '@/lib/calendar/calendar-day'
import type { CalendarMonth } from '@/lib/calendar/calendar-month'
import type { Movement } from '@/lib/savings/deposit-plan'

/** A deposit after this day of the month earns from the next month on. */
const LAST_DAY_THAT_COUNTS = 5

export interface SavingsMonth {
  month: CalendarMonth
  paidInPaise: number
  takenOutPaise: number
  /** The least between the close of the 5th and the end of the month: what the month's interest is worked out on. */
  lowestPaise: number
  ratePercent: number
  closingPaise: number
}

export interface SavingsYear {
  /** The calendar year in which the financial year begins. */
  year: number
  months: SavingsMonth[]
  paidInPaise: number
  takenOutPaise: number
  /** Credited at the end of the year. */
  interestPaise: number
  /** After the interest. */
  closingPaise: number
}

export interface Savings {
  years: SavingsYear[]
  /** The day of the first withdrawal that is more than the balance; null without one. */
  overdrawnOn: CalendarDay | null
}

interface Account {
  openingPaise?: number
  /** In order of time. */
  movements: readonly Movement[]
  /** The first months of financial years: '2026-04'. The last may end early, at a maturity. */
  months: readonly (readonly CalendarMonth[])[]
  ratePercentOf(month: CalendarMonth): number
  /** Paise of a year's interest as they are credited. */
  round(paise: number): number
}

/** The balance of an account while what moves is taken in day by day. */
function balanceOf(openingPaise: number, movements: readonly Movement[]) {
  let balance = openingPaise
  let next = 0
  let overdrawnOn: CalendarDay | null = null
  return {
    balance: () => balance,
    overdrawnOn: () => overdrawnOn,
    credit: (paise: number) => void (balance += paise),
    /** Takes in what moves up to a day, adds it to `sums`, and gives the lowest balance on the way. */
    moveUntil(day: string, sums: { paidIn: number; takenOut: number }): number {
      let lowest = balance
      for (; next < movements.length && movements[next]!.day <= day; next += 1) {
        const { day: on, amountPaise } = movements[next]!
        balance += amountPaise
        if (amountPaise > 0) sums.paidIn += amountPaise
        else sums.takenOut -= amountPaise
        lowest = Math.min(lowest, balance)
        if (balance < 0) overdrawnOn ??= on
      }
      return lowest
    },
  }
}

/**
 * An account whose interest is worked out each month, rate ÷ 12 on the lowest balance between the close of
 * the 5th and the end of the month, and credited once, at the end of the financial year. Source: paragraph on
 * interest of the Public Provident Fund Scheme, 2019; Sukanya Samriddhi has the same.
 */
export function savingsYears({
  openingPaise = 0,
  movements,
  months,
  ratePercentOf,
  round,
}: Account): Savings {
  const account = balanceOf(openingPaise, movements)
  const monthOf = (month: CalendarMonth): SavingsMonth => {
    const sums = { paidIn: 0, takenOut: 0 }
    account.moveUntil(`${month}-0${LAST_DAY_THAT_COUNTS}`, sums)
    const lowestPaise = account.moveUntil(`${month}-31`, sums)
    const { paidIn: paidInPaise, takenOut: takenOutPaise } = sums
    const ratePercent = ratePercentOf(month)
    return { month, paidInPaise, takenOutPaise, lowestPaise, ratePercent, closingPaise: account.balance() }
  }
  const years = months.map((ofYear): SavingsYear => {
    const shown = ofYear.map(monthOf)
    const accrued = shown.reduce((sum, { lowestPaise, ratePercent }) => sum + lowestPaise * ratePercent, 0)
    const interestPaise = round(accrued / 1_200)
    account.credit(interestPaise)
    const sum = (part: 'paidInPaise' | 'takenOutPaise') =>
      shown.reduce((total, each) => total + each[part], 0)
    return {
      year: Number(ofYear[0]!.slice(0, 4)),
      months: shown,
      paidInPaise: sum('paidInPaise'),
      takenOutPaise: sum('takenOutPaise'),
      interestPaise,
      closingPaise: account.balance(),
    }
  })
  return { years, overdrawnOn: account.overdrawnOn() }
}

/** Interest as it is credited: to the nearest rupee, fifty paise up. */
export const toWholeRupees = (paise: number): number => Math.floor(Math.round(paise * 1e4) / 1e6 + 0.5) * 100

/** Interest as it accrues, for comparison with what is credited. */
export const unroundedPaise = (paise: number): number => paise

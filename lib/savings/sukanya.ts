import { addDays, addMonths, type CalendarDay } from '@/lib/calendar/calendar-day'
import { monthsOfYear, yearOfDay } from '@/lib/calendar/financial-year'
import { sukanyaLimit } from '@/lib/rules/savings/small-savings-limits'
import { smallSavingsRatesOn } from '@/lib/rules/savings/small-savings-rates'
import { type DepositPlan, depositsOf } from '@/lib/savings/deposit-plan'
import { unroundedPaise, type SavingsYear, savingsYears, toWholeRupees } from '@/lib/savings/lowest-balance'
import type { Rate } from '@/lib/savings/notified-or-own-rate'
import { sortMovements, upToYearlyLimit } from '@/lib/savings/yearly-limit'

const DEPOSIT_YEARS = 15
const TERM_YEARS = 21
const MONTHS_A_YEAR = 12

export interface SukanyaAccount {
  opened: CalendarDay
  deposits: readonly DepositPlan[]
  rate: Rate
}

export interface Sukanya {
  maturityDate: CalendarDay
  /** Rupees, as are all below. */
  deposited: number
  interest: number
  maturity: number
  /** With no interest rounded on the way, to the paisa. */
  maturityUnrounded: number
  years: SavingsYear[]
  /** Financial years whose deposits exceed the limit; what is above it is not in the sums. */
  overLimit: number[]
  /** Financial years in which deposits may be made, with less than the minimum. */
  underMinimum: number[]
  /** True if a deposit is dated before the opening or after the years of deposits. */
  hasOutside: boolean
}

/** The months of each financial year from that of the opening to the last whole month before the maturity. */
function monthsUntil(opened: CalendarDay, maturity: CalendarDay) {
  const first = yearOfDay(opened)
  const years = Array.from({ length: yearOfDay(maturity) - first + 1 }, (_, count) =>
    monthsOfYear(first + count).filter((month) => month < maturity.slice(0, 'YYYY-MM'.length)),
  )
  return years.filter(({ length }) => length > 0)
}

/**
 * A Sukanya Samriddhi account: deposits for 15 years from the opening, maturity after 21. Interest of a month
 * = rate of its quarter ÷ 12 × lowest balance between the close of the 5th and the month's end, credited on
 * 31 March to the nearest rupee; at the maturity for the whole months before it. Before 12 December 2019 the
 * day was the 10th, which is not worked out. Source: Sukanya Samriddhi Account Scheme, 2019, G.S.R. 914(E).
 */
export function sukanya({ opened, deposits, rate }: SukanyaAccount): Sukanya {
  const { min, max } = sukanyaLimit()
  const maturityDate = addMonths(opened, TERM_YEARS * MONTHS_A_YEAR)
  const lastDeposit = addDays(addMonths(opened, DEPOSIT_YEARS * MONTHS_A_YEAR), -1)
  const all = depositsOf(deposits, opened, lastDeposit)
  const within = all.filter(({ day }) => day >= opened)
  const { movements, overLimit } = upToYearlyLimit(sortMovements(within), max!)
  const account = {
    movements,
    months: monthsUntil(opened, maturityDate),
    ratePercentOf: (month: string) => {
      if (month < opened.slice(0, 'YYYY-MM'.length)) return 0
      return rate === 'notified' ? smallSavingsRatesOn(`${month}-01`).ssy : rate
    },
  }
  const { years } = savingsYears({ ...account, round: toWholeRupees })
  const unrounded = savingsYears({ ...account, round: unroundedPaise }).years
  const deposited = years.reduce((sum, { paidInPaise }) => sum + paidInPaise, 0) / 100
  const maturity = years.at(-1)!.closingPaise / 100
  return {
    maturityDate,
    deposited,
    interest: maturity - deposited,
    maturity,
    maturityUnrounded: Math.round(unrounded.at(-1)!.closingPaise) / 100,
    years,
    overLimit,
    underMinimum: years
      .slice(0, DEPOSIT_YEARS)
      .filter(({ paidInPaise }) => paidInPaise < min * 100)
      .map(({ year }) => year),
    hasOutside: deposits.some(({ from }) => from !== '' && (from < opened || from > lastDeposit)),
  }
}

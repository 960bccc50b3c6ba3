import { inForce } from '@/lib/rules/in-force'
import { firstDayOfYear, monthsOfYear } from '@/lib/calendar/financial-year'
import { financialYear } from '@/lib/inputs/optional'
import { amount, number } from '@/lib/inputs/quantities'
import type { Values } from '@/lib/inputs/tool-inputs'
import { toPaise } from '@/lib/money/paise'
import { ppfRuleValues, type PpfRules } from '@/lib/rules/savings/ppf-rules'
import { FIRST_WHOLE_YEAR, notifiedPpfRate } from '@/lib/rules/savings/ppf-rates'
import {
  type DepositPlan,
  depositRows,
  depositsOf,
  type Movement,
  type Withdrawal,
  withdrawalRows,
  withdrawalsOf,
} from '@/lib/savings/deposit-plan'
import { unroundedPaise, type SavingsYear, savingsYears, toWholeRupees } from '@/lib/savings/lowest-balance'
import { notifiedOrOwnRate, type Rate, rateFromText } from '@/lib/savings/notified-or-own-rate'
import { sortMovements, upToYearlyLimit } from '@/lib/savings/yearly-limit'

export const ppfDeposits = depositRows('year_150000__')
export const ppfWithdrawals = withdrawalRows()

export const ppfInputs = {
  deposits: ppfDeposits,
  firstFinancialYear: financialYear({ min: FIRST_WHOLE_YEAR, max: 2099 }),
  financialYears: number({ initial: 15, min: 1, max: 50, whole: true, unit: 'years', example: '15' }),
  rates: notifiedOrOwnRate,
  withdrawals: ppfWithdrawals,
  openingBalance: amount({ initial: 0, min: 0, max: 10_00_00_000 }),
  openedIn: financialYear({ min: 1968, max: 2099 }),
}

export interface PpfPlan {
  /** The calendar year in which the first financial year begins that is worked out. */
  firstYear: number
  years: number
  deposits: readonly DepositPlan[]
  withdrawals: readonly Withdrawal[]
  rate: Rate
  /** Rupees there before the first day. */
  openingBalance: number
  /** The financial year in which the account was opened. */
  openedYear: number
}

/** @param thisYear the default financial year */
export function ppfFrom(values: Values<typeof ppfInputs>, thisYear: number): PpfPlan {
  const deposits = ppfDeposits.rowsOf(values.deposits)
  const withdrawals = ppfWithdrawals.rowsOf(values.withdrawals)
  const firstYear = Number(values.firstFinancialYear || thisYear)
  return {
    firstYear,
    years: values.financialYears,
    deposits: deposits.ok ? deposits.value : [],
    withdrawals: withdrawals.ok ? withdrawals.value : [],
    rate: rateFromText(values.rates),
    openingBalance: values.openingBalance,
    openedYear: Math.min(firstYear, Number(values.openedIn || firstYear)),
  }
}

/** The terms and limits of the scheme in force. Source: lib/rules/savings/ppf-rules.ts. */
export const rulesOfPpf = (): PpfRules => inForce(ppfRuleValues).value

export interface Ppf {
  /** Rupees, as are all below. */
  deposited: number
  withdrawn: number
  interest: number
  balance: number
  /** With no interest rounded on the way, to the paisa. */
  balanceUnrounded: number
  firstYearInterest: number
  lastYearInterest: number
  years: SavingsYear[]
  /** Financial years whose deposits exceed the limit; what is above it is not in the sums. */
  overLimit: number[]
  /** True if a deposit or withdrawal is dated outside the years that are worked out. */
  hasOutside: boolean
}

/** The first withdrawal that exceeds the balance of its day. */
export interface Overdrawn {
  overdrawnOn: string
}

/**
 * A Public Provident Fund account. Interest of a month = rate of the month ÷ 12 × lowest balance between the
 * close of the 5th and the end of the month; a year's interest is credited on 31 March, rounded to the rupee.
 * Deposits of a financial year beyond the limit earn nothing and are not counted. Months after the last known
 * rate take that one.
 * @param moved the plan's own deposits and withdrawals unless given
 * @throws RuleNotKnown for months before 2018 at the notified rates
 */
export function ppf(plan: PpfPlan, moved = movementsOf(plan)): Ppf | Overdrawn {
  const account = {
    openingPaise: toPaise(plan.openingBalance),
    movements: moved.movements,
    months: Array.from({ length: plan.years }, (_, count) => monthsOfYear(plan.firstYear + count)),
    ratePercentOf: (month: string) => (plan.rate === 'notified' ? notifiedPpfRate(`${month}-01`) : plan.rate),
  }
  const { years, overdrawnOn } = savingsYears({ ...account, round: toWholeRupees })
  if (overdrawnOn !== null) return { overdrawnOn }
  const unrounded = savingsYears({ ...account, round: unroundedPaise }).years
  const sum = (part: (year: SavingsYear) => number) =>
    years.reduce((total, year) => total + part(year), 0) / 100
  return {
    deposited: sum(({ paidInPaise }) => paidInPaise),
    withdrawn: sum(({ takenOutPaise }) => takenOutPaise),
    interest: sum(({ interestPaise }) => interestPaise),
    balance: years.at(-1)!.closingPaise / 100,
    balanceUnrounded: Math.round(unrounded.at(-1)!.closingPaise) / 100,
    firstYearInterest: years[0]!.interestPaise / 100,
    lastYearInterest: years.at(-1)!.interestPaise / 100,
    years,
    overLimit: moved.overLimit,
    hasOutside: moved.hasOutside,
  }
}

/** Rupees of interest that are missed because deposits fall after the 5th of their months. */
export function missedInterest(plan: PpfPlan, { interest }: Ppf): number {
  const moved = movementsOf(plan)
  const movements = moved.movements.map(({ day, amountPaise }) => ({
    day: amountPaise > 0 && day.slice(-2) > '05' ? `${day.slice(0, -2)}05` : day,
    amountPaise,
  }))
  const early = ppf(plan, { ...moved, movements: sortMovements(movements) })
  return 'interest' in early ? early.interest - interest : 0
}

/** The first day after the term of an account. */
export const maturityDayOf = ({ openedYear }: Pick<PpfPlan, 'openedYear'>): string =>
  firstDayOfYear(openedYear + rulesOfPpf().termYears + 1)

/**
 * The balance on the day of maturity, with no deposit or withdrawal after the years of the plan; null where
 * these do not end before that day.
 */
export function balanceAtMaturity(plan: PpfPlan): number | null {
  const years = Number(maturityDayOf(plan).slice(0, 4)) - plan.firstYear
  if (years <= plan.years) return null
  const result = ppf({ ...plan, years }, movementsOf(plan))
  return 'balance' in result ? result.balance : null
}

interface Moved {
  movements: Movement[]
  overLimit: number[]
  hasOutside: boolean
}

/**
 * The deposits and withdrawals in the years of a plan, in order of time; the deposits of each financial year up to its
 * limit.
 */
function movementsOf({ firstYear, years, deposits, withdrawals }: PpfPlan): Moved {
  const [first, end] = [firstDayOfYear(firstYear), firstDayOfYear(firstYear + years)]
  const isOutside = (day: string) => day !== '' && (day < first || day >= end)
  const all = [...depositsOf(deposits, first, `${firstYear + years}-03-31`), ...withdrawalsOf(withdrawals)]
  const days = [...deposits.map(({ from }) => from), ...withdrawals.map(({ on }) => on)]
  const within = all.filter(({ day }) => !isOutside(day))
  return {
    ...upToYearlyLimit(sortMovements(within), rulesOfPpf().maxPerYear),
    hasOutside: days.some(isOutside),
  }
}

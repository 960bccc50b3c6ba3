import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { interestAfter } from '@/lib/finance/deposits/fd'
import { rd, rdBalanceAfter } from '@/lib/finance/deposits/rd'
import { toPaise, wholePaise } from '@/lib/money/paise'
import { notifiedPpfRate } from '@/lib/rules/savings/ppf-rates'
import { smallSavingsRatesOn } from '@/lib/rules/savings/small-savings-rates'
import { kvp, mis, nsc, per100After, recurringDeposit, scss, timeDeposit } from '@/lib/savings/small-savings'

export const comparedDeposits = [
  'bank-fd',
  'bank-rd',
  'time-deposit',
  'recurring-deposit',
  'nsc',
  'kvp',
  'scss',
  'mis',
  'ppf',
  'ssy',
] as const
export type ComparedDeposit = (typeof comparedDeposits)[number]

export interface DepositQuestion {
  /** The day whose notified rates hold. */
  opened: CalendarDay
  /** Rupees: once, or in equal parts where a scheme takes them by month or year. */
  sum: number
  /** The term of bank deposits and time deposits; the others have terms of their own. */
  years: 1 | 2 | 3 | 5
  /** Per cent a year, compounded by the quarter. */
  fdRate: number
  rdRate: number
}

/** Money that is put in (below nothing) or comes back, so many months after the first day. */
export interface DepositFlow {
  month: number
  paise: number
}

/** What a deposit does before tax, in whole paise. */
export interface DepositCourse {
  deposit: ComparedDeposit
  ratePercent: number
  months: number
  flows: DepositFlow[]
  /** The interest of each year from the opening, as it is taxed; none where the interest is exempt. */
  taxedPaise: number[]
}

const MONTHS = 12
const oneOf = (count: number) => Array.from({ length: count }, (_, place) => place)
const put = (paise: number, times = 1, apart = 0): DepositFlow[] =>
  oneOf(times).map((place) => ({ month: place * apart, paise: -paise }))
const paid = (paise: number, times: number, apart: number): DepositFlow[] =>
  oneOf(times).map((place) => ({ month: (place + 1) * apart, paise }))

/** The interest of each year from a balance after each, so that the years add up to what comes back. */
const byYear = (years: number, earnedAfter: (year: number) => number): number[] =>
  oneOf(years).map((year) => earnedAfter(year + 1) - earnedAfter(year))

function bankFd({ sum, years, fdRate }: DepositQuestion): DepositCourse {
  const deposit = { principal: sum, ratePercent: fdRate, years, frequency: 4, payout: 'cumulative' as const }
  const earned = (year: number) => toPaise(interestAfter(deposit, year))
  return {
    deposit: 'bank-fd',
    ratePercent: fdRate,
    months: years * MONTHS,
    flows: [...put(toPaise(sum)), { month: years * MONTHS, paise: toPaise(sum) + earned(years) }],
    taxedPaise: byYear(years, earned),
  }
}

function bankRd({ sum, years, rdRate }: DepositQuestion): DepositCourse {
  const months = years * MONTHS
  const monthlyPaise = wholePaise(toPaise(sum) / months)
  const deposit = { amount: monthlyPaise / 100, rate: rdRate, months, method: 'quarterly' as const }
  const earned = (year: number) =>
    year === 0 ? 0 : toPaise(rdBalanceAfter(deposit, year * MONTHS)) - monthlyPaise * MONTHS * year
  return {
    deposit: 'bank-rd',
    ratePercent: rdRate,
    months,
    flows: [...put(monthlyPaise, months, 1), { month: months, paise: toPaise(rd(deposit).maturityAmount) }],
    taxedPaise: byYear(years, earned),
  }
}

/** A deposit whose interest is paid out as it is earned, so many times a year. */
function payingOut(
  deposit: ComparedDeposit,
  ratePercent: number,
  { sum, years, times, interest }: { sum: number; years: number; times: number; interest: number },
): DepositCourse {
  const [lent, months] = [toPaise(sum), years * MONTHS]
  return {
    deposit,
    ratePercent,
    months,
    flows: [
      ...put(lent),
      ...paid(toPaise(interest), years * times, MONTHS / times),
      { month: months, paise: lent },
    ],
    taxedPaise: oneOf(years).map(() => toPaise(interest) * times),
  }
}

const TERM = 5

function postOfficeRd({ sum, opened }: DepositQuestion): DepositCourse {
  const ratePercent = smallSavingsRatesOn(opened).rd
  const months = TERM * MONTHS
  const monthlyPaise = wholePaise(toPaise(sum) / months)
  const maturityPaise = toPaise(recurringDeposit({ monthly: monthlyPaise / 100, ratePercent }).maturity)
  const earned = (year: number) =>
    (year === TERM
      ? maturityPaise
      : wholePaise((monthlyPaise * per100After(ratePercent, year * MONTHS)) / 100)) -
    monthlyPaise * MONTHS * year
  return {
    deposit: 'recurring-deposit',
    ratePercent,
    months,
    flows: [...put(monthlyPaise, months, 1), { month: months, paise: maturityPaise }],
    taxedPaise: byYear(TERM, earned),
  }
}

function nscCourse({ sum, opened }: DepositQuestion): DepositCourse {
  const ratePercent = smallSavingsRatesOn(opened).nsc
  const { maturity, accrued } = nsc({ amount: sum, ratePercent })
  const first = accrued.slice(0, -1).map(toPaise)
  const earlier = first.reduce((total, each) => total + each, 0)
  return {
    deposit: 'nsc',
    ratePercent,
    months: TERM * MONTHS,
    flows: [...put(toPaise(sum)), { month: TERM * MONTHS, paise: toPaise(maturity) }],
    taxedPaise: [...first, toPaise(maturity) - toPaise(sum) - earlier],
  }
}

/** Its interest is taxed when it is received: the value before the end is not worked out. */
function kvpCourse({ sum, opened }: DepositQuestion): DepositCourse {
  const { months, maturity } = kvp({ amount: sum, opened })
  const years = Math.ceil(months / MONTHS)
  return {
    deposit: 'kvp',
    ratePercent: smallSavingsRatesOn(opened).kvp,
    months,
    flows: [...put(toPaise(sum)), { month: months, paise: toPaise(maturity) }],
    taxedPaise: oneOf(years).map((year) => (year === years - 1 ? toPaise(sum) : 0)),
  }
}

const DEPOSIT_YEARS = 15

/**
 * An exempt account with equal deposits at the start of each of 15 years; interest is rounded to the rupee each year.
 */
function exemptAccount(
  deposit: 'ppf' | 'ssy',
  ratePercent: number,
  sum: number,
  years: number,
): DepositCourse {
  const yearlyPaise = wholePaise(toPaise(sum) / DEPOSIT_YEARS)
  let balancePaise = 0
  for (let year = 0; year < years; year += 1) {
    balancePaise += year < DEPOSIT_YEARS ? yearlyPaise : 0
    balancePaise += 100 * wholePaise((balancePaise * ratePercent) / 100 / 100)
  }
  return {
    deposit,
    ratePercent,
    months: years * MONTHS,
    flows: [...put(yearlyPaise, DEPOSIT_YEARS, MONTHS), { month: years * MONTHS, paise: balancePaise }],
    taxedPaise: [],
  }
}

const SUKANYA_YEARS = 21

/** Every deposit at the rates notified for a day, those of banks at the rates given, each for its term. */
export function depositCourses(question: DepositQuestion): DepositCourse[] {
  const { sum, years, opened } = question
  const rates = smallSavingsRatesOn(opened)
  const td = rates[`td${years}`]
  const quarterly = scss({ amount: sum, ratePercent: rates.scss, closedAfterMonths: null }).quarterly
  const monthly = mis({ amount: sum, ratePercent: rates.mis, closedAfterMonths: null }).monthly
  const yearly = timeDeposit({ amount: sum, ratePercent: td, years }).yearlyInterest
  return [
    bankFd(question),
    bankRd(question),
    payingOut('time-deposit', td, { sum, years, times: 1, interest: yearly }),
    postOfficeRd(question),
    nscCourse(question),
    kvpCourse(question),
    payingOut('scss', rates.scss, { sum, years: TERM, times: 4, interest: quarterly }),
    payingOut('mis', rates.mis, { sum, years: TERM, times: MONTHS, interest: monthly }),
    exemptAccount('ppf', notifiedPpfRate(opened), sum, DEPOSIT_YEARS),
    exemptAccount('ssy', rates.ssy, sum, SUKANYA_YEARS),
  ]
}

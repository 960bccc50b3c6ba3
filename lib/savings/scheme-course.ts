import { yearName } from '@/lib/calendar/financial-year'
import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { type SavingsScheme, savingsSchemeIds } from '@/lib/rules/savings/small-savings-limits'
import { type SavingsAnswer, notifiedRate } from '@/lib/savings/savings-schemes'
import { kvp, mis, nsc, per100After, recurringDeposit, scss, timeDeposit } from '@/lib/savings/small-savings'
import { sukanya } from '@/lib/savings/sukanya'

/** A year of an account, in rupees. */
export interface SchemeYear {
  /** '1', or the financial year of Sukanya Samriddhi. */
  label: string
  deposited: number
  interest: number
  /** Deposits and interest so far, also where the interest has been paid out. */
  total: number
}

const FIVE_YEARS = [1, 2, 3, 4, 5]

/** The account by year; empty for a Kisan Vikas Patra, whose value before its end is not worked out. */
export function schemeYears(answer: SavingsAnswer): SchemeYear[] {
  switch (answer.scheme) {
    case 'kvp':
      return []
    case 'nsc':
      return paidYears(answer.asked.amount, answer.result.accrued)
    case 'scss':
      return paidYears(
        answer.asked.amount,
        FIVE_YEARS.map(() => answer.result.yearly),
      )
    case 'mis':
      return paidYears(
        answer.asked.amount,
        FIVE_YEARS.map(() => answer.result.monthly * 12),
      )
    case 'time-deposit':
      return paidYears(
        answer.asked.amount,
        FIVE_YEARS.slice(0, answer.asked.years).map(() => answer.result.yearlyInterest),
      )
    case 'recurring-deposit':
      return recurringYears(answer.asked)
    case 'ssy':
      return answer.result.years.map(({ year, paidInPaise, interestPaise, closingPaise }) => ({
        label: yearName(year),
        deposited: paidInPaise / 100,
        interest: interestPaise / 100,
        total: closingPaise / 100,
      }))
  }
}

function paidYears(amount: number, interests: readonly number[]): SchemeYear[] {
  return interests.map((interest, place) => ({
    label: String(place + 1),
    deposited: place === 0 ? amount : 0,
    interest,
    total: amount + interests.slice(0, place + 1).reduce((sum, each) => sum + each, 0),
  }))
}

function recurringYears({ monthly, ratePercent }: { monthly: number; ratePercent: number }): SchemeYear[] {
  const after = (year: number) => (monthly / 100) * per100After(ratePercent, 12 * year)
  return FIVE_YEARS.map((year) => ({
    label: String(year),
    deposited: 12 * monthly,
    interest: after(year) - after(year - 1) - 12 * monthly,
    total: after(year),
  }))
}

/** The result of a scheme in the table of all schemes, in rupees. */
export interface ComparedScheme {
  scheme: SavingsScheme
  /** The term of a time deposit. */
  years: number | null
  ratePercent: number
  deposited: number
  interest: number
  months: number
}

interface Sums {
  amount: number
  monthly: number
  yearly: number
}

const SUKANYA_MONTHS = 252
const closedAfterMonths = null

type Given = Pick<ComparedScheme, 'deposited' | 'interest' | 'months'>
type Giver = (sums: Sums, ratePercent: number, opened: CalendarDay) => Given

const ofFiveYears = (deposited: number, interest: number): Given => ({ deposited, interest, months: 60 })

const GIVEN: Record<Exclude<SavingsScheme, 'time-deposit'>, Giver> = {
  nsc: ({ amount }, ratePercent) => ofFiveYears(amount, nsc({ amount, ratePercent }).interest),
  scss: ({ amount }, ratePercent) =>
    ofFiveYears(amount, scss({ amount, ratePercent, closedAfterMonths }).totalFiveYears),
  mis: ({ amount }, ratePercent) =>
    ofFiveYears(amount, mis({ amount, ratePercent, closedAfterMonths }).totalFiveYears),
  kvp: ({ amount }, _ratePercent, opened) => {
    const { interest, months } = kvp({ amount, opened })
    return { deposited: amount, interest, months }
  },
  'recurring-deposit': ({ monthly }, ratePercent) => {
    const { deposited, interest } = recurringDeposit({ monthly, ratePercent })
    return ofFiveYears(deposited, interest)
  },
  ssy: ({ yearly }, _ratePercent, opened) => {
    const deposits = [{ every: 'year' as const, amount: yearly, from: '', to: '' }]
    const { deposited, interest } = sukanya({ opened, deposits, rate: 'notified' })
    return { deposited, interest, months: SUKANYA_MONTHS }
  },
}

const TIME_DEPOSITS = [1, 2, 3, 5]

/**
 * All schemes at the rates notified for a day: the lump sum in those that take one, the monthly sum in a
 * recurring deposit, and the yearly sum for 15 years in a Sukanya Samriddhi account.
 */
export const compareSchemes = (opened: CalendarDay, sums: Sums): ComparedScheme[] =>
  savingsSchemeIds.flatMap((scheme) => {
    if (scheme === 'time-deposit')
      return TIME_DEPOSITS.map((years) => comparedDeposit(opened, sums.amount, years))
    const ratePercent = notifiedRate(scheme, opened)
    return { scheme, years: null, ratePercent, ...GIVEN[scheme](sums, ratePercent, opened) }
  })

function comparedDeposit(opened: CalendarDay, amount: number, years: number): ComparedScheme {
  const ratePercent = notifiedRate('time-deposit', opened, years)
  const { totalInterest: interest } = timeDeposit({ amount, ratePercent, years })
  return { scheme: 'time-deposit', years, ratePercent, deposited: amount, interest, months: 12 * years }
}

import { addMonths, type CalendarDay } from '@/lib/calendar/calendar-day'
import { choice } from '@/lib/inputs/choices'
import { day } from '@/lib/inputs/dates'
import { amount as amountInput } from '@/lib/inputs/quantities'
import { type RowOf, rowList } from '@/lib/inputs/rows'
import { toPaise } from '@/lib/money/paise'

const FIRST_DAY = '2018-01-01'
const LAST_DAY = '2099-12-31'
const anyDay = day({ from: FIRST_DAY, to: LAST_DAY })

const depositColumns = {
  every: choice(['year', 'month', 'once'], 'year'),
  amount: amountInput({ initial: 1_50_000, min: 0 }),
  from: anyDay,
  to: anyDay,
}

/** Deposits, one plan a row: how often, rupees, first day and last day, '' for those of the account. */
export const depositRows = (initial: string) => rowList(depositColumns, initial)
export type DepositPlan = RowOf<typeof depositColumns>

const withdrawalColumns = { amount: amountInput({ initial: 0, min: 0 }), on: anyDay }

/** Single withdrawals: rupees and day; a row of 0 is ignored. */
export const withdrawalRows = () => rowList(withdrawalColumns, '0_')
export type Withdrawal = RowOf<typeof withdrawalColumns>

/** Money that comes in on a day, or goes out where it is below zero. */
export interface Movement {
  day: CalendarDay
  amountPaise: number
}

const MONTHS_APART = { year: 12, month: 1, once: Number.POSITIVE_INFINITY }

/**
 * The single deposits of some plans. Each falls on the day of the month of the first one; a shorter month has
 * its last day.
 * @param first the day of plans that name none; @param last no deposit is made after it
 */
export function depositsOf(plans: readonly DepositPlan[], first: CalendarDay, last: CalendarDay): Movement[] {
  return plans.flatMap(({ every, amount, from, to }) => {
    const start = from || first
    const end = to && to < last ? to : last
    const deposits: Movement[] = []
    const apart = MONTHS_APART[every]
    for (let count = 0, on = start; on <= end;) {
      deposits.push({ day: on, amountPaise: toPaise(amount) })
      count += apart
      if (!Number.isFinite(count)) break
      on = addMonths(start, count)
    }
    return amount > 0 ? deposits : []
  })
}

/** Withdrawals as movements; those without a day are left out. */
export const withdrawalsOf = (rows: readonly Withdrawal[]): Movement[] =>
  rows.flatMap(({ amount, on }) => (amount > 0 && on ? [{ day: on, amountPaise: -toPaise(amount) }] : []))

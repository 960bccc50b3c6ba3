import { type CalendarDay } from '@/lib/calendar/calendar-day'
import { daysBetween } from '@/lib/calendar/today'
import type { CashFlow } from '@/lib/finance/cash-flows'

export type Xirr =
  | { found: true; ratePercent: number; several: boolean }
  | { found: false; why: 'oneWay' | 'oneDay' | 'noRate' }

const DAYS_IN_YEAR = 365
/** Logarithms of one plus the rate: between −99.99 % and 9,99,900 % a year. */
const FURTHEST = Math.log(10_000)
const STEP = 0.02
const HALVINGS = 60

interface Payment {
  /** Years since the first. */
  at: number
  /** Rupees, below zero when paid in. */
  amount: number
}

const signed = ({ amount, way }: CashFlow) => (way === 'in' ? -amount : amount)

function paymentsOf(flows: readonly CashFlow[]): Payment[] {
  const perDay = new Map<CalendarDay, number>()
  for (const flow of flows) {
    const before = perDay.get(flow.date)
    perDay.set(flow.date, before === undefined ? signed(flow) : before + signed(flow))
  }
  const days = [...perDay]
    .filter(([, amount]) => amount !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return days.map(([date, amount]) => ({ at: daysBetween(days[0]![0], date) / DAYS_IN_YEAR, amount }))
}

/**
 * The sign of the payments' present value at a rate whose logarithm is x: Σ amount × e^(−x × years). It is taken at
 * the first day for x above zero and at the last below, so that no power grows past what a double holds.
 */
function worth(payments: readonly Payment[], x: number): number {
  const reference = x < 0 ? payments.at(-1)!.at : 0
  return payments.reduce((sum, { at, amount }) => sum + amount * Math.exp(-x * (at - reference)), 0)
}

/** Where the worth changes its sign between two logarithms, found by halving. */
function between(payments: readonly Payment[], low: number, high: number): number {
  const signLow = Math.sign(worth(payments, low))
  let [from, to] = [low, high]
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (from + to) / 2
    if (Math.sign(worth(payments, middle)) === signLow) from = middle
    else to = middle
  }
  return (from + to) / 2
}

/** The logarithm nearest to nothing at which the payments are worth nothing. */
function nearestRoot(payments: readonly Payment[]): number | null {
  const sign = (x: number) => Math.sign(worth(payments, x))
  if (sign(0) === 0) return 0
  for (let x = 0; x < FURTHEST; x += STEP) {
    for (const [low, high] of [
      [x, x + STEP],
      [-x - STEP, -x],
    ] as const) {
      if (sign(low) * sign(high) <= 0) return between(payments, low, high)
    }
  }
  return null
}

/**
 * The yearly rate at which dated payments add up to nothing, each discounted by its days ÷ 365:
 * Σ amount ÷ (1 + rate)^(days ÷ 365) = 0. Where payments change direction more than once several rates may fit; it
 * is the one nearest to zero then.
 * Source: Microsoft, XIRR function, 365-day year.
 */
export function xirr(flows: readonly CashFlow[]): Xirr {
  const payments = paymentsOf(flows)
  const ways = new Set(flows.map(({ way }) => way))
  if (ways.size < 2) return { found: false, why: 'oneWay' }
  if (payments.length < 2) return { found: false, why: 'oneDay' }
  const root = nearestRoot(payments)
  if (root === null) return { found: false, why: 'noRate' }
  const signs = payments.map(({ amount }) => Math.sign(amount))
  const turns = signs.filter((sign, place) => place > 0 && sign !== signs[place - 1]).length
  return { found: true, ratePercent: Math.expm1(root) * 100, several: turns > 1 }
}

import { tallyOf } from '@/lib/arithmetic/tally'
import { yearOfDay } from '@/lib/calendar/financial-year'
import { toPaise } from '@/lib/money/paise'
import type { Movement } from '@/lib/savings/deposit-plan'

/** In the order of their days. */
export const sortMovements = (movements: readonly Movement[]): Movement[] =>
  movements.toSorted((a, b) => a.day.localeCompare(b.day))

/** The deposits of each financial year up to its limit in rupees, and the years in which there were more. */
export function upToYearlyLimit(
  all: readonly Movement[],
  maxPerYear: number,
): { movements: Movement[]; overLimit: number[] } {
  const mostPaise = toPaise(maxPerYear)
  const paidIn = new Map<number, number>()
  const over = new Set<number>()
  const movements = all.map(({ day, amountPaise }) => {
    if (amountPaise < 0) return { day, amountPaise }
    const year = yearOfDay(day)
    const before = tallyOf(paidIn, year)
    const taken = Math.min(amountPaise, mostPaise - before)
    if (taken < amountPaise) over.add(year)
    paidIn.set(year, before + taken)
    return { day, amountPaise: taken }
  })
  return { movements, overLimit: [...over] }
}

import { tenureIn } from '@/lib/questions/query/money-terms'
import type { QueryNumber } from '@/lib/questions/query/query'

const LONGEST = 60

/** Whole years that numbers name, with the unit or without one; undefined where none does. */
export function yearsIn(numbers: readonly QueryNumber[]): number | undefined {
  const tenure = tenureIn(numbers)
  if (tenure?.in === 'years') return tenure.count
  if (tenure?.in === 'months') return tenure.count % 12 === 0 ? tenure.count / 12 : undefined
  return numbers.find(({ unit, value }) => unit === null && value <= LONGEST && Number.isInteger(value))
    ?.value
}

/** The largest amount of some numbers; undefined where none is one. */
export function amountIn(numbers: readonly QueryNumber[]): number | undefined {
  const amounts = numbers.filter(({ unit, value }) => unit === 'rupees' || (unit === null && value > LONGEST))
  return amounts.length === 0 ? undefined : Math.max(...amounts.map(({ value }) => value))
}

export const percentIn = (numbers: readonly QueryNumber[]): number | undefined =>
  numbers.find(({ unit }) => unit === 'percent')?.value

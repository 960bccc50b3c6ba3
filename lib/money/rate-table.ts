/** Rates of one moment: how much of each currency one unit of the base buys. */
export interface RateTable {
  base: string
  /** The day of the rates, YYYY-MM-DD; null where a service does not say. */
  on: string | null
  /** By code, above zero; the base itself is 1. */
  rates: Readonly<Record<string, number>>
}

/**
 * How much of `to` one unit of `from` buys, to ÷ from over the base of the table; null when the table lacks
 * one of them. The same currency is 1, whether the table knows it or not.
 */
export function rateBetween({ rates }: RateTable, from: string, to: string): number | null {
  if (from === to) return 1
  const [first, second] = [rates[from], rates[to]]
  return first === undefined || second === undefined ? null : second / first
}

/** Only what is a rate: a finite number above zero under a code of three letters. */
export function ratesIn(record: Readonly<Record<string, unknown>>): Record<string, number> {
  const sound = Object.entries(record).filter(
    (entry): entry is [string, number] =>
      /^[A-Z]{3}$/.test(entry[0]) &&
      typeof entry[1] === 'number' &&
      entry[1] > LEAST_RATE &&
      entry[1] < 1 / LEAST_RATE,
  )
  return Object.fromEntries(sound)
}

/** No money is worth so little of another; beyond it, products with an amount would leave what a double holds. */
const LEAST_RATE = 1e-30

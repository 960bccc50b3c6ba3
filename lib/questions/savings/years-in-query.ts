import { tenureIn } from '@/lib/questions/query/money-terms'
import type { Query, QueryNumber } from '@/lib/questions/query/query'

const LONGEST = 60

/** Whole years that numbers name, with the unit or without one; undefined where none does. */
export function yearsIn(numbers: readonly QueryNumber[]): number | undefined {
  const tenure = tenureIn(numbers)
  if (tenure?.in === 'years') return tenure.count
  if (tenure?.in === 'months') return tenure.count % 12 === 0 ? tenure.count / 12 : undefined
  return numbers.find(({ unit, value }) => unit === null && value <= LONGEST && Number.isInteger(value))
    ?.value
}

const AGE = /\b(?:age|aged) (\d\d)\b/

/** The age that a query names as such, and the query's other numbers. */
export function ageApart(query: Query): { age: number | undefined; rest: Query } {
  const found = AGE.exec(query.text)
  if (!found) return { age: undefined, rest: query }
  const end = found.index + found[0].length
  const isAge = ({ at }: QueryNumber) => at >= found.index && at < end
  // Its word is no label of the number before it: '20 years age 30'.
  const text = query.text.slice(0, found.index) + ' '.repeat(found[0].length) + query.text.slice(end)
  return {
    age: Number(found[1]),
    rest: { ...query, text, numbers: query.numbers.filter((number) => !isAge(number)) },
  }
}

export const amountsIn = (numbers: readonly QueryNumber[]): number[] =>
  numbers
    .filter(({ unit, value }) => unit === 'rupees' || (unit === null && value > LONGEST))
    .map(({ value }) => value)

/** The largest amount of some numbers; undefined where none is one. */
export function amountIn(numbers: readonly QueryNumber[]): number | undefined {
  const amounts = amountsIn(numbers)
  return amounts.length === 0 ? undefined : Math.max(...amounts)
}

export const percentIn = (numbers: readonly QueryNumber[]): number | undefined =>
  numbers.find(({ unit }) => unit === 'percent')?.value

/** True if a text names something without its number: 'vpf 10% 50000 basic' has one of the two labels alone. */
export const lacksNumber = <Label extends string>(
  text: string,
  labels: Readonly<Record<Label, readonly [words: RegExp, kind: string]>>,
  byLabel: Readonly<Partial<Record<NoInfer<Label>, number>>>,
): boolean =>
  Object.entries<readonly [RegExp, string]>(labels).some(
    ([label, [words]]) =>
      byLabel[label as Label] === undefined && new RegExp(`\\b(?:${words.source})\\b`).test(text),
  )

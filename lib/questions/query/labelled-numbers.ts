import type { Query, QueryNumber } from '@/lib/questions/query/query'

interface Token {
  at: number
  label?: string
  number?: QueryNumber
}

/**
 * What a label's number may be: rupees, also few of them (the price of a piece), per cent, or a count such as an age.
 */
type LabelKind = 'amount' | 'price' | 'percent' | 'count'
type Labels<Label extends string> = Readonly<Record<Label, readonly [words: RegExp, kind: LabelKind]>>

/** No bare number up to it is an amount of rupees, and none above it a rate or a count. */
const HIGHEST_COUNT = 100

const FITS: Readonly<Record<LabelKind, (number: QueryNumber) => boolean>> = {
  amount: ({ unit, value }) => unit === 'rupees' || (unit === null && (value > HIGHEST_COUNT || value === 0)),
  price: ({ unit }) => unit === 'rupees' || unit === null,
  percent: ({ unit, value }) => unit === 'percent' || (unit === null && value <= HIGHEST_COUNT),
  count: ({ unit, value }) => (unit === null || unit === 'years') && value <= HIGHEST_COUNT,
}

/** The labels of a text in their order, each where it is and whole words only. */
const labelsIn = (text: string, labels: Labels<string>): Token[] =>
  Object.entries(labels).flatMap(([label, [words]]) =>
    [...text.matchAll(new RegExp(`\\b(?:${words.source})\\b`, 'g'))].map(({ index }) => ({
      at: index,
      label,
    })),
  )

/** Each label's number where that comes right after it. */
function numbersAfter<Label extends string>(tokens: readonly Token[], labels: Labels<Label>) {
  const found: Partial<Record<Label, QueryNumber>> = {}
  for (const [place, { label }] of tokens.entries()) {
    const number = tokens[place + 1]?.number
    const name = label as Label | undefined
    if (name && number && found[name] === undefined && FITS[labels[name][1]](number)) found[name] = number
  }
  return found
}

export interface LabelledNumbers<Label extends string> {
  byLabel: Partial<Record<Label, number>>
  others: readonly QueryNumber[]
}

/**
 * The numbers of a query by the words next to them: 'basic 50000 hra 20000', or '50000 basic 20000 hra',
 * whichever gives more of them a number of its own. Where both give as many, a query that ends with a label
 * has the numbers first: 'hra 50000 basic 15000 rent'; but not where that label is its `subject`, which also
 * names the tool: 'rent 15000 basic 50000 hra'.
 */
export function labelledNumbers<Label extends string>(
  { text, numbers }: Pick<Query, 'text' | 'numbers'>,
  labels: Labels<Label>,
  subject?: NoInfer<Label>,
): LabelledNumbers<Label> {
  const isOfNumber = ({ at }: Token) => numbers.some((number) => at >= number.at && at < number.end)
  const tokens = [
    ...labelsIn(text, labels).filter((token) => !isOfNumber(token)),
    ...numbers.map((number): Token => ({ at: number.at, number })),
  ].sort((a, b) => a.at - b.at)
  const [before, after] = [numbersAfter(tokens, labels), numbersAfter(tokens.toReversed(), labels)]
  const more = Object.keys(after).length - Object.keys(before).length
  const last = tokens.at(-1)?.label
  const endsWithLabel = last !== undefined && (last !== subject || tokens[0]?.label === subject)
  const chosen = Object.entries(more > 0 || (more === 0 && endsWithLabel) ? after : before) as [
    Label,
    QueryNumber,
  ][]
  const used = new Set(chosen.map(([, number]) => number))
  return {
    byLabel: Object.fromEntries(chosen.map(([label, { value }]) => [label, value])) as Partial<
      Record<Label, number>
    >,
    others: numbers.filter((number) => !used.has(number)),
  }
}

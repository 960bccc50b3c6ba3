/** Where a figure was read. */
export interface RuleSource {
  title: string
  href: string
}

export interface RuleRow<Value> {
  /** The first day on which this holds, YYYY-MM-DD; it holds until the next row begins. */
  from: string
  value: Value
  source: RuleSource
  /** A second source that agrees. */
  also?: RuleSource
  /** How a row is known that begins after the day of its comparison. A bill only proposes: its row is no law. */
  announced?: 'bill' | 'act' | 'notified'
}

/** One figure of law, a rate or a tariff through time. An old row is never edited: it was the law of its day. */
export interface Rule<Value> {
  /** Its title: 'Goods and services tax, the rates'. */
  label: string
  /** The unit of a value: 'rupees', 'per cent'. */
  unit: string
  /** The day, YYYY-MM-DD, on which a person last compared the rows with their sources. */
  checkedOn: string
  /** The oldest first. */
  values: readonly RuleRow<Value>[]
}

/** The values of a rule by their first days, the oldest first, without what only its readers need; see `withSources`. */
export interface DatedValues<Value> {
  label: string
  values: readonly Pick<RuleRow<Value>, 'from' | 'value' | 'announced'>[]
}

interface Sourced extends Pick<Rule<unknown>, 'unit' | 'checkedOn'> {
  /** One for each value. */
  sources: readonly RuleSource[]
  /** Second sources by the first days of their values. */
  also?: Readonly<Record<string, RuleSource>>
}

/** The rule of some values, whose sources a page needs only on request. */
export const withSources = <Value>(
  { label, values }: DatedValues<Value>,
  { unit, checkedOn, sources, also = {} }: Sourced,
): Rule<Value> => ({
  label,
  unit,
  checkedOn,
  values: values.map((row, place) => {
    const second = also[row.from]
    return { ...row, source: sources[place]!, ...(second && { also: second }) }
  }),
})

/** A date before the first row of a rule: nothing is known of that time, and nothing is guessed. */
export class RuleNotKnown extends Error {
  constructor(label: string, date: string) {
    super(`${label}: not known on ${date}`)
    this.name = 'RuleNotKnown'
  }
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * The row of a rule in force on a day (YYYY-MM-DD): the last that began on it or before, rows of bills left out.
 * @throws RuleNotKnown before the first row
 * @throws RangeError for a day of another form
 */
export function ruleOn<Row extends Pick<RuleRow<unknown>, 'from' | 'announced'>>(
  rule: { label: string; values: readonly Row[] },
  date: string,
): Row {
  if (!DAY.test(date)) throw new RangeError(`A day is written YYYY-MM-DD, not '${date}'`)
  const row = rule.values.findLast(({ from, announced }) => from <= date && announced !== 'bill')
  if (!row) throw new RuleNotKnown(rule.label, date)
  return row
}

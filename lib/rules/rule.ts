/** Where a figure was read. */
export interface RuleSource {
  title: string
  href: string
  /** What of it was read: its text, a table, or no more than a report or a copy that quotes it. */
  read?: 'text' | 'table' | 'report'
  /** Whose edition, or of which day, where its title does not say so. */
  edition?: string
}

export interface RuleRow<Value> {
  /** The first day on which this holds, YYYY-MM-DD; it holds until the next row begins. */
  from: string
  value: Value
  source: RuleSource
  /** A second source that agrees. */
  also?: RuleSource
  /** The day on which the row was last compared with its sources, where it is not that of its rule. */
  checkedOn?: string
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

/** The day on which a row was last compared with its sources. */
export const checkedDay = (
  { checkedOn }: Pick<Rule<unknown>, 'checkedOn'>,
  row: { checkedOn?: string },
): string => row.checkedOn ?? checkedOn

/**
 * A rule whose sources a page loads only on request: each row names its source, as a citation does, and `withSources` takes
 * the source of that name. `Name` lists the names, so that a row without a source does not compile.
 */
export interface CitedValues<Value, Name extends string> {
  label: string
  /** The oldest first. */
  values: readonly (Pick<RuleRow<Value>, 'from' | 'value' | 'announced' | 'checkedOn'> & {
    source: Name
    also?: Name
  })[]
}

interface Sourced<Name extends string> extends Pick<Rule<unknown>, 'unit' | 'checkedOn'> {
  sources: Readonly<Record<Name, RuleSource>>
}

/** The rule of rows that name their sources. */
export const withSources = <Value, Name extends string>(
  { label, values }: CitedValues<Value, Name>,
  { unit, checkedOn, sources }: Sourced<Name>,
): Rule<Value> => ({
  label,
  unit,
  checkedOn,
  values: values.map(({ source, also, ...row }) => ({
    ...row,
    source: sources[source],
    ...(also && { also: sources[also] }),
  })),
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

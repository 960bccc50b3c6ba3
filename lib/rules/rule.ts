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
  /**
   * The day on which this row was compared by itself: each of its sources then names what of it was read.
   * Left out: it was compared with the whole rule, on the rule's day.
   */
  checkedOn?: string
  /**
   * How a row is known that begins after the day of its comparison, which is its own: the rule was compared
   * without it. A bill only proposes: its row is no law.
   */
  announced?: 'bill' | 'act' | 'notified'
}

/** One figure of law, a rate or a tariff through time. An old row is never edited: it was the law of its day. */
export interface Rule<Value> {
  /** Its title: 'Goods and services tax, the rates'. */
  label: string
  /** The unit of a value: 'rupees', 'per cent'. */
  unit: string
  /**
   * The day, YYYY-MM-DD, on which a person compared all rows with their sources but those that have a day of their own.
   */
  checkedOn: string
  /** The oldest first. */
  values: readonly RuleRow<Value>[]
}

/** The newest day on which any row of some rules was compared with its sources. */
export const newestDay = (rules: readonly Rule<unknown>[]): string =>
  rules
    .flatMap((rule) => rule.values.map((row) => checkedDay(rule, row)))
    .reduce((one, other) => (one > other ? one : other))

/** The day on which a row was last compared with its sources. */
export const checkedDay = (
  { checkedOn }: Pick<Rule<unknown>, 'checkedOn'>,
  row: { checkedOn?: string },
): string => row.checkedOn ?? checkedOn

/**
 * A rule whose sources a page loads only on request: each row names its source, as a citation does, and
 * `withSources` takes the source of that name. `Name` lists the names, so that a row without a source does
 * not compile. A new row may have its source in full, and is then one edit.
 */
export interface CitedValues<Value, Name extends string> {
  label: string
  /** The oldest first. */
  values: readonly (Pick<RuleRow<Value>, 'from' | 'value' | 'announced' | 'checkedOn'> & {
    source: Name | RuleSource
    also?: Name | RuleSource
  })[]
}

interface Sourced<Name extends string> extends Pick<Rule<unknown>, 'unit' | 'checkedOn'> {
  sources: Readonly<Record<Name, RuleSource>>
}

/** The rule of rows that name their sources. */
export const withSources = <Value, Name extends string>(
  { label, values }: CitedValues<Value, Name>,
  { unit, checkedOn, sources }: Sourced<Name>,
): Rule<Value> => {
  const named = (source: Name | RuleSource) => (typeof source === 'string' ? sources[source] : source)
  return {
    label,
    unit,
    checkedOn,
    values: values.map(({ source, also, ...row }) => ({
      ...row,
      source: named(source),
      ...(also && { also: named(also) }),
    })),
  }
}

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

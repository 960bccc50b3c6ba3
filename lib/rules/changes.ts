import type { Rule, RuleRow } from '@/lib/rules/rule'

/** One figure of a rule that differs between two rows; null where a row has none of it. */
export interface ChangedFigure {
  /** Where it is in the value: 'new.rebate.most'; empty where the value is the figure. */
  path: string
  before: unknown
  after: unknown
}

export interface RuleChange {
  rule: Rule<unknown>
  row: RuleRow<unknown>
  figures: readonly ChangedFigure[]
}

/** Parts of a value that name its order, its sources or how sure they are. */
const ABOUT = new Set([
  'alsoIn',
  'conditions',
  'confidence',
  'evidence',
  'firstDayKnown',
  'knownFrom',
  'knownUntil',
  'lessSure',
  'name',
  'nextStep',
  'office',
  'order',
  'otherReadings',
  'readIn',
  'status',
  'sureness',
  'year',
])

const isParts = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const partOf = (value: unknown, key: string): unknown =>
  isParts(value) && Object.hasOwn(value, key) ? value[key] : null

/** The figures that differ between two values of a rule. A list is one figure. */
export function changedFigures(before: unknown, after: unknown, path = ''): ChangedFigure[] {
  if (isParts(before) || isParts(after)) {
    const keys = new Set([before, after].flatMap((value) => (isParts(value) ? Object.keys(value) : [])))
    return [...keys]
      .filter((key) => !ABOUT.has(key))
      .flatMap((key) =>
        changedFigures(partOf(before, key), partOf(after, key), path ? `${path}.${key}` : key),
      )
  }
  return textOf(before) === textOf(after) ? [] : [{ path, before, after }]
}

/** Infinity has no form in JSON, which would write null. */
const textOf = (value: unknown): string =>
  JSON.stringify(value ?? null, (key, part: unknown) => {
    if (ABOUT.has(key)) return undefined
    return part === Number.POSITIVE_INFINITY ? 'any' : part
  })

/**
 * The rows of a rule whose figures differ from the law before them; what a bill proposes is no law for the
 * rows after it.
 */
export function changesOf(rule: Rule<unknown>): RuleChange[] {
  return rule.values.flatMap((row, place) => {
    const before = rule.values.slice(0, place).findLast(({ announced }) => announced !== 'bill')
    const figures = before ? changedFigures(before.value, row.value) : []
    return figures.length > 0 ? [{ rule, row, figures }] : []
  })
}

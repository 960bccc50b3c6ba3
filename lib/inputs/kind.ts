import type { InputProblem } from '@/lib/inputs/input-problem'

/** The result of parsing a field's text: a value, or the problem of the text. */
export type Reading<Value, P = InputProblem> = { ok: true; value: Value } | { ok: false; problem: P }

/** A kind of quantity: how its text is parsed, how it is written in links, and how it looks in its field. */
export interface Kind<Value, P = InputProblem> {
  initial: Value
  /** Never written into a link: it would stay in the browser's history. Links may still set it. */
  isPrivate?: boolean
  read(text: string): Reading<Value, P>
  /** For links: no grouping, no unit; `read(write(value))` is the value again. */
  write(value: Value): string
  /** For the field: as a person would write it. */
  show(value: Value): string
}

/** What a value is an amount of: a next step sets a control only by what measures the same. */
export type Quantity = 'rupees' | 'percent' | 'years' | 'months' | 'day' | 'month'

/** A kind of input that measures a quantity: known to the compiler alone. */
export interface Measured<Q extends Quantity> {
  readonly measures?: Q
}

export const value = <Value>(read: Value): Reading<Value, never> => ({ ok: true, value: read })
export const problem = <P>(found: P): Reading<never, P> => ({ ok: false, problem: found })

/** A kind whose value is never written into a link. */
export const withoutLink = <K extends object>(kind: K): K & { isPrivate: true } => ({
  ...kind,
  isPrivate: true,
})

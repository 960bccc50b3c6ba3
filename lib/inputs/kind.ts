/** What reading a field's text gives: a value, or the message that tells the visitor what to mend. */
export type Reading<Value> = { ok: true; value: Value } | { ok: false; problem: string }

/** A kind of quantity: how its text is read, how it is written in links, and how it looks in its field. */
export interface Kind<Value> {
  initial: Value
  read(text: string): Reading<Value>
  /** For links: no grouping, no unit; `read(write(value))` is the value again. */
  write(value: Value): string
  /** For the field: as a person would write it. */
  show(value: Value): string
}

export const value = <Value>(value: Value): Reading<Value> => ({ ok: true, value })
export const problem = (problem: string): Reading<never> => ({ ok: false, problem })

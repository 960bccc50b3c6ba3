import type { Kind, Reading } from '@/lib/inputs/kind'

/** A text as it stands in its field, with its value or what is wrong with it. */
export type ParsedInput<Value, P> = Reading<Value, P> & { text: string }

export const parseText = <Value, P>(kind: Kind<Value, P>, text: string): ParsedInput<Value, P> => ({
  text,
  ...kind.read(text),
})

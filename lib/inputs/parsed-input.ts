import type { TooLong } from '@/lib/inputs/input-problem'
import { type Kind, problem, type Reading } from '@/lib/inputs/kind'
import { isTooLong, LONGEST_TEXT } from '@/lib/inputs/text-limits'

/** A text as it is in its field, with its value or what is wrong with it. */
export type ParsedInput<Value, P> = Reading<Value, P | TooLong> & { text: string }

/**
 * Parses a text by its kind. No kind is asked about a text beyond the limit, whether it was typed or came by a link.
 */
export function parseText<Value, P>(kind: Kind<Value, P>, text: string): ParsedInput<Value, P> {
  if (isTooLong(text)) return { text, ...problem({ kind: 'tooLong', max: LONGEST_TEXT } as const) }
  return { text, ...kind.read(text) }
}

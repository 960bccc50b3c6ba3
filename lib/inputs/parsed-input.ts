import type { Kind, Reading } from '@/lib/inputs/kind'
import { tooLong } from '@/lib/inputs/text-limits'

/** A text as it stands in its field, with its value or what is wrong with it. */
export type ParsedInput<Value, P> = Reading<Value, P> & { text: string }

/** Reads a text by its kind. No kind is asked about a text beyond the limit, whether it was typed or came by a link. */
export function parseText<Value, P>(kind: Kind<Value, P>, text: string): ParsedInput<Value, P> {
  const message = tooLong(text)
  // The message is worded already, which every field shows as it is, whatever problems its kind has.
  return message === null ? { text, ...kind.read(text) } : { text, ok: false, problem: message as P }
}

import { groupDigits } from '@/lib/format/numbers'

/** The longest text that any control reads, in characters. */
export const LONGEST_TEXT = 4_000

/** The message for a text that is longer than what is read, or null. */
export function tooLong(text: string, longest = LONGEST_TEXT): string | null {
  return text.length > longest ? `Enter ${groupDigits(String(longest))} characters or fewer.` : null
}

/**
 * A text as a control reads it. One that is too long is cut one character past the limit: it still gets the message of its
 * field, and costs no more than any other.
 */
export const cutText = (text: string): string =>
  text.length > LONGEST_TEXT ? text.slice(0, LONGEST_TEXT + 1) : text

/** What a link holds for one control, cut like any text; null for nothing. */
export function textOfLink(parameters: URLSearchParams, name: string): string | null {
  const text = parameters.get(name)
  return text === null ? null : cutText(text)
}

/** The longest text that any control reads, in characters. */
export const LONGEST_TEXT = 4_000

/** True if a text is longer than what is read. */
export const isTooLong = (text: string): boolean => text.length > LONGEST_TEXT

/**
 * A text as a control reads it. One that is too long is cut one character past the limit: it still gets the
 * message of its field, and costs no more than any other.
 */
export const cutToRead = (text: string): string =>
  text.length > LONGEST_TEXT ? text.slice(0, LONGEST_TEXT + 1) : text

/** The text of one control in a link, cut to the same length as typed text; null if the link has none. */
export function textOfLink(parameters: URLSearchParams, name: string): string | null {
  const text = parameters.get(name)
  return text === null ? null : cutToRead(text)
}

/** What a text holds as JSON; undefined, which JSON itself has not, for one that is cut short or another program's. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Only the text can be at fault: no JSON, or nested deeper than an engine reads.
    return undefined
  }
}

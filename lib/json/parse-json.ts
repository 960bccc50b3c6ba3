/** The parsed value of a JSON text; undefined, which JSON cannot have, for a text that is not valid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Only the text can be at fault: no JSON, or nested deeper than an engine reads.
    return undefined
  }
}

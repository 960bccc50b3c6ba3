/** As long as the longest name of a town with its district and state. */
export const longestCity = 80

export const emptyMessage = 'Please enter a city name.'

/** A city as it is asked for: no stray gaps or control characters, and no novel out of a link. */
export function cityText(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, longestCity)
}

/** Names that people type for a country whose official name is another. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  usa: 'US',
  america: 'US',
  'united states of america': 'US',
  uk: 'GB',
  england: 'GB',
  'great britain': 'GB',
  uae: 'AE',
  dubai: 'AE',
  holland: 'NL',
  turkey: 'TR',
  burma: 'MM',
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

const folded = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .trim()

/** The two letters of a country by ISO 3166-1 for its English name or for the code itself; null for any other text. */
export function countryCode(country: string): string | null {
  const name = folded(country)
  if (name === '') return null
  const other = OTHER_NAMES[name]
  if (other) return other
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  for (const first of LETTERS)
    for (const second of LETTERS) {
      const code = first + second
      const own = names.of(code)
      // Codes of countries that are no more have the names of their successors.
      const isOfToday = Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`
      if (own && isOfToday && (folded(own) === name || code.toLowerCase() === name)) return code
    }
  return null
}

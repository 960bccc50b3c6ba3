/** A place whose weather can be asked for. Degrees north and east. */
export interface Place {
  name: string
  /** State, province or the like; null without one. */
  region: string | null
  /** As text: 'India'. */
  country: string | null
  latitude: number
  longitude: number
}

/** A place of the shipped list of India's towns and cities. */
export interface City extends Place {
  region: string
  country: 'India'
  /** Stated only where the state has another place of this name. */
  district: string | null
  /** The name it was listed under when that is another: an older one, or one in Devanagari. */
  alias: string | null
}

/**
 * 'Bilaspur, Rampur, Uttar Pradesh', 'Paris, Texas, United States': the field's text once a place is chosen, and
 * finds this very place again.
 */
export function placeLabel(place: Place & { district?: string | null }): string {
  const { name, district, region, country } = place
  const parts = [district, region === name ? null : region, country === 'India' ? null : country]
  return [name, ...parts.filter((part) => part)].join(', ')
}

/** Letters without accents, in lower case, gaps and hyphens as one space: 'Bilāspur ' and 'bilaspur' are the same. */
export function plainName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.\-–’']+/g, ' ')
    .trim()
}

/** The file of the list that holds the names beginning like this one: a letter, or 'other' for all but a to z. */
export function fileOfName(name: string): string {
  const letter = plainName(name)[0] ?? ''
  return letter >= 'a' && letter <= 'z' ? letter : 'other'
}

/** The typed text in parts: 'Bilaspur, Himachal Pradesh' asks for Bilaspur and narrows it by what follows. */
export function partsOfQuestion(text: string): { name: string; within: string[] } {
  const [name = '', ...within] = text.split(',').map((part) => part.trim())
  return { name, within: within.filter((part) => part !== '') }
}

/** As long as the longest name of a town with its district and state. */
export const LONGEST_CITY = 80

/** A city as it is asked for: without stray gaps and control characters, and no longer than any name. */
export function cityText(text: string): string {
  const plain = text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  return plain.slice(0, LONGEST_CITY)
}

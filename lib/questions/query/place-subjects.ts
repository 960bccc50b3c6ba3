/**
 * What people ask about a place, in the words by which questions are read, and the tool and control that take
 * the place.
 */
export const PLACE_SUBJECTS: readonly (readonly [words: RegExp, slug: string, control: string])[] = [
  [/\b(?:ifsc|micr)\b/, 'ifsc-code-finder', 'place'],
  [/\b(?:pincode|postal codes?|post ?office|zip(?: code)?)\b/, 'pincode-finder', 'place'],
  [/\b(?:weather|temperature|temp|forecast|rain|aqi|air quality|humidity)\b/, 'weather-forecast', 'city'],
]

/** Texts that ask about a place. */
export const ASKS_ABOUT_PLACE = new RegExp(PLACE_SUBJECTS.map(([words]) => words.source).join('|'))

import type { Query } from '@/lib/questions/query'
import { controls, type ToolQuestion } from '@/lib/questions/tool-question'

const WEATHER =
  /\b(?:weather|mausam|temperature|temp|forecast|rain|barish|baarish|aqi|air quality|humidity)\b|मौसम|तापमान|बारिश/
const PINCODE = /\b(?:pin ?codes?|postal codes?|post ?office|zip)\b|पिनकोड|पिन कोड|डाकघर/
const IFSC = /\b(?:ifsc|micr)\b|आईएफएससी/

/** Words around the name of a place. */
const FILLERS =
  'a aaj and at be branch code do does find for get hai how in is it kal ke ki ka kya live me near next now number of ' +
  'report search show the there today tomorrow wala week weekly what will का की के में आज कल है कैसा क्या'

const SUBJECT = new RegExp([WEATHER, PINCODE, IFSC].map(({ source }) => source).join('|'), 'gu')
const fillers = new Set(FILLERS.split(' '))

function placeIn(text: string): string {
  const words = text.replace(SUBJECT, ' ').split(/[^\p{L}\p{M}]+/u)
  return words.filter((word) => word !== '' && !fillers.has(word)).join(' ')
}

const TOOLS: readonly (readonly [RegExp, slug: string, control: string])[] = [
  [IFSC, 'ifsc-code-finder', 'place'],
  [PINCODE, 'pincode-finder', 'place'],
  [WEATHER, 'weather-forecast', 'city'],
]

/** Searches for places begin at three letters. */
const LEAST_LETTERS = 3

/** 'weather delhi', 'pincode of andheri', 'ifsc sbi andheri': the lookup, with its place. */
export function placeQuestion({ text }: Query): ToolQuestion | null {
  const place = placeIn(text)
  const found = TOOLS.find(([words]) => words.test(text))
  if (!found || place.length < LEAST_LETTERS) return null
  return { slug: found[1], set: controls({ [found[2]]: place }), answer: null }
}

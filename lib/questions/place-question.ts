import type { Query } from '@/lib/questions/query'
import { controls, type ToolQuestion } from '@/lib/questions/tool-question'

const WEATHER =
  /\b(?:weather|mausam|temperature|temp|forecast|rain|barish|baarish|aqi|air quality|humidity)\b|मौसम|तापमान|बारिश/
const PINCODE = /\b(?:pin ?codes?|postal codes?|post ?office|zip)\b|पिनकोड|पिन कोड|डाकघर/
const IFSC = /\b(?:ifsc|micr)\b|आईएफएससी/

const AROUND = new RegExp(
  [
    WEATHER.source,
    PINCODE.source,
    IFSC.source,
    '\\b(?:in|of|for|at|ka|ki|ke|kya|hai|today|tomorrow|now|aaj|kal|report|live|code|number|branch|find|search|what|is|the|and|a|weekly|next|week|near|me)\\b|का|की|के|में|आज|कल|है|कैसा|क्या',
    '[^\\p{L}\\p{M}\\s]',
  ].join('|'),
  'gu',
)

const TOOLS: readonly (readonly [RegExp, slug: string, control: string])[] = [
  [IFSC, 'ifsc-code-finder', 'place'],
  [PINCODE, 'pincode-finder', 'place'],
  [WEATHER, 'weather-forecast', 'city'],
]

/** Searches for places begin at three letters. */
const LEAST_LETTERS = 3

/** 'weather delhi', 'pincode of andheri', 'ifsc sbi andheri': the lookup, with its place. */
export function placeQuestion({ text }: Query): ToolQuestion | null {
  const place = text.replace(AROUND, ' ').replace(/\s+/g, ' ').trim()
  const found = TOOLS.find(([words]) => words.test(text))
  if (!found || place.length < LEAST_LETTERS) return null
  return { slug: found[1], set: controls({ [found[2]]: place }), answer: null }
}

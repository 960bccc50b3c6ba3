import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { nameOf } from '@/lib/language/words'
import { clockText } from '@/lib/panchang/clock-text'
import { fullTithiName, karanaName, nakshatraName, yogaName } from '@/lib/panchang/names'
import { panchangAt } from '@/lib/panchang/panchang'
import { isoIn } from '@/lib/panchang/place-time'
import { type PanchangCity, panchangCities } from '@/lib/panchang/places'
import { FIRST_PANCHANG_DAY, LAST_PANCHANG_DAY } from '@/lib/panchang/years'
import { dayInText } from '@/lib/questions/query/day-in-text'
import type { Query } from '@/lib/questions/query/query'
import { controls, onDay, plainText, type ToolQuestion } from '@/lib/questions/tool-question'

const CITIES: Readonly<Record<PanchangCity, RegExp>> = {
  delhi: /\bdelhi\b/,
  mumbai: /\b(?:mumbai|bombay)\b/,
  chennai: /\b(?:chennai|chennay|madras)\b/,
  kolkata: /\b(?:kolkata|calcutta)\b/,
  guwahati: /\b(?:guwahati|guvahati)\b/,
}
const LIMBS = [
  [/\bnakshatra\b/, 'nakshatra', 'nakshatras', nakshatraName],
  [/\byog(?:a)?\b/, 'yoga', 'yogas', yogaName],
  [/\bkarana?\b/, 'karana', 'karanas', karanaName],
  [/./, 'tithi', 'tithis', fullTithiName],
] as const
/** Words of questions about a day; with another one, a query names a place that is none of the cities. */
const OF_DAY =
  /\b(?:[a-z]{1,2}|the|for|day|aaj|today|tomorrow|yesterday|parson?|now|next|time|times|timing|when|what|which|kab|kya|kaun|kaunsi|konsi|kon|hai|hoga|hogi|hota|daily|india|indian|hindu|hindi|full|shubh|shukla|krishna|paksha?|panchang|tithi|nakshatra|yoga?|karana?|(?:sun|moon)(?:rise|set)|january|february|march|april|june?|july|august|september|october|november|december|jan|feb|mar|apr|may|jul|aug|sept?|oct|nov|dec|of|st|nd|rd|th|date|calendar|niklega|nikalega|dikhega|batao|mein|men|delhi)\b|[^a-z]/g
const TIMES = ['sunrise', 'sunset', 'moonrise', 'moonset'] as const

const cityIn = (text: string) =>
  (Object.keys(CITIES) as PanchangCity[]).find((name) => CITIES[name].test(text))

const isElsewhere = (words: string, city: PanchangCity | undefined) =>
  city === undefined && words.replace(OF_DAY, '') !== ''

/** 'tithi tomorrow', 'nakshatra 15 aug 2027 mumbai', 'sunrise chennai': the limb at sunrise, or the time. */
export function panchangQuestion({ text, words }: Query, today: CalendarDay): ToolQuestion | null {
  const date = dayInText(text, today)
  const day = date ?? today
  if (day < FIRST_PANCHANG_DAY || day > LAST_PANCHANG_DAY) return null
  const city = cityIn(text)
  const place = panchangCities[city ?? 'delhi']
  const set = controls({ date: date && date !== today ? date : undefined, city })
  const slug = 'daily-panchang-muhurat'
  if (isElsewhere(words, city)) return { slug, set, answer: null }
  const found = panchangAt(day, place)
  const terms = [onDay(day), plainText(nameOf('cities', place.name))]
  const time = TIMES.find((name) => text.includes(name))
  if (time) {
    const moment = found.sky[time]
    if (moment === null) return { slug, set, answer: null }
    return {
      slug,
      set,
      answer: { output: time, as: 'text', value: isoIn(moment), text: clockText(moment), terms },
    }
  }
  // These are stretches of the day, which the page lists.
  const isOfTimes = /\brahu kaal\b|\bchoghadiya\b|\bmuhurat\b/.test(text)
  if (isOfTimes || !('limbs' in found)) return { slug, set, answer: null }
  const [, limb, list, named] = LIMBS.find(([words]) => words.test(text))!
  const { index } = found.limbs[list][0]!
  return { slug, set, answer: { output: limb, as: 'text', value: index, text: named(index), terms } }
}

import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { clockText } from '@/lib/panchang/clock-text'
import { fullTithiName, karanaName, nakshatraName, yogaName } from '@/lib/panchang/names'
import { panchangAt } from '@/lib/panchang/panchang'
import { isoIn } from '@/lib/panchang/place-time'
import { type PanchangCity, panchangCities } from '@/lib/panchang/places'
import { FIRST_PANCHANG_DAY, LAST_PANCHANG_DAY } from '@/lib/panchang/years'
import { dayInText } from '@/lib/questions/day-in-text'
import type { Query } from '@/lib/questions/query'
import { controls, plainText, type ToolQuestion } from '@/lib/questions/tool-question'

const CITIES: Readonly<Record<PanchangCity, RegExp>> = {
  delhi: /\bdelhi\b|दिल्ली/,
  mumbai: /\b(?:mumbai|bombay)\b|मुंबई/,
  chennai: /\b(?:chennai|madras)\b|चेन्नई/,
  kolkata: /\b(?:kolkata|calcutta)\b|कोलकाता/,
  guwahati: /\bguwahati\b|गुवाहाटी/,
}
const LIMBS = [
  [/\bnakshatra\b|नक्षत्र/, 'nakshatra', 'nakshatras', nakshatraName],
  [/\byog(?:a)?\b|योग/, 'yoga', 'yogas', yogaName],
  [/\bkarana?\b|करण/, 'karana', 'karanas', karanaName],
  [/./, 'tithi', 'tithis', fullTithiName],
] as const
const TIMES = [
  [/\bsunrise\b|सूर्योदय/, 'sunrise'],
  [/\bsunset\b|सूर्यास्त/, 'sunset'],
  [/\bmoonrise\b|चंद्रोदय/, 'moonrise'],
  [/\bmoonset\b|चंद्रास्त/, 'moonset'],
] as const

/** 'tithi tomorrow', 'nakshatra 15 aug 2027 mumbai', 'sunrise chennai': the limb at sunrise, or the time. */
export function panchangQuestion({ text }: Query, today: CalendarDay): ToolQuestion | null {
  const date = dayInText(text, today)
  const day = date ?? today
  if (day < FIRST_PANCHANG_DAY || day > LAST_PANCHANG_DAY) return null
  const city = (Object.keys(CITIES) as PanchangCity[]).find((name) => CITIES[name].test(text))
  const place = panchangCities[city ?? 'delhi']
  const set = controls({ date: date && date !== today ? date : undefined, city })
  const slug = 'daily-panchang-muhurat'
  const found = panchangAt(day, place)
  const terms = [{ as: 'day', value: day }, plainText(place.name)] as const
  const time = TIMES.find(([words]) => words.test(text))?.[1]
  if (time) {
    const moment = found.sky[time]
    if (moment === null) return { slug, set, answer: null }
    return {
      slug,
      set,
      answer: { output: time, as: 'text', value: isoIn(moment), text: clockText(moment), terms },
    }
  }
  if (!('limbs' in found)) return { slug, set, answer: null }
  const [, limb, list, nameOf] = LIMBS.find(([words]) => words.test(text))!
  const { index } = found.limbs[list][0]!
  return { slug, set, answer: { output: limb, as: 'text', value: index, text: nameOf(index), terms } }
}

import { nameOf } from '@/lib/language/words'
import { clockText } from '@/lib/panchang/clock-text'
import { fullTithiName, karanaName, nakshatraName, yogaName } from '@/lib/panchang/names'
import { panchangAt } from '@/lib/panchang/panchang'
import { isoIn } from '@/lib/panchang/place-time'
import { type PanchangCity, panchangCities } from '@/lib/panchang/places'
import { FIRST_PANCHANG_DAY, LAST_PANCHANG_DAY } from '@/lib/panchang/years'
import { dayInText } from '@/lib/questions/query/day-in-text'
import { type QueryAnswer, controls, onDay, plainText } from '@/lib/questions/tool-question'
import { understood, WORDS_OF_DAYS } from '@/lib/questions/query/understood'

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
/** With another word, a query names a place that is none of the cities, or asks something else of the day. */
const WORDS =
  `${WORDS_OF_DAYS} now next time times timing tonight daily hindu hindi full panchang calendar tithi ` +
  'nakshatra yog yoga karan karana sunrise sunset moonrise moonset sun moon rise set rahu kaal choghadiya chaughadiya chaughriya chaugharia ' +
  `muhurat abhijit ${process.env.TYPED_PANCHANG_WORDS}`
const TIMES = ['sunrise', 'sunset', 'moonrise', 'moonset'] as const

const cityIn = (text: string) =>
  (Object.keys(CITIES) as PanchangCity[]).find((name) => CITIES[name].test(text))

const timeAnswer = (
  output: string,
  moment: number | null,
  terms: QueryAnswer['terms'],
): QueryAnswer | null =>
  moment === null ? null : { output, as: 'text', value: isoIn(moment), text: clockText(moment), terms }

/** 'tithi tomorrow', 'nakshatra 15 aug 2027 mumbai', 'sunrise chennai': the limb at sunrise, or the time. */
export const panchangQuestion = understood(WORDS, ({ text }, today) => {
  const date = dayInText(text, today)
  const day = date ?? today
  if (day < FIRST_PANCHANG_DAY || day > LAST_PANCHANG_DAY) return null
  const city = cityIn(text)
  const place = panchangCities[city ?? 'delhi']
  const set = controls({ date: date && date !== today ? date : undefined, city })
  const slug = 'daily-panchang-muhurat'
  const names = city && CITIES[city].exec(text)?.[0]
  const found = panchangAt(day, place)
  const terms = [onDay(day), plainText(nameOf('cities', place.name))]
  const time = TIMES.find((name) => text.includes(name))
  if (time) return { slug, set, answer: timeAnswer(time, found.sky[time], terms), names }
  // These are stretches of the day, which the page lists.
  const isOfTimes = /\brahu kaal\b|\bch\w+gh\w+iya\b|\bmuhurat\b/.test(text)
  if (isOfTimes || !('limbs' in found)) return { slug, set, answer: null, names }
  const [, limb, list, named] = LIMBS.find(([words]) => words.test(text))!
  const { index } = found.limbs[list][0]!
  return { slug, set, answer: { output: limb, as: 'text', value: index, text: named(index), terms }, names }
})

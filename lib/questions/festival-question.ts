import { latinOf } from '@/lib/name-search/devanagari'
import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { dayInWords } from '@/lib/format/days'
import { nameOf, t } from '@/lib/language/words'
import { type ListedFestival, listedFestivals } from '@/lib/panchang/festivals/festival-list'
import { festivalsOf } from '@/lib/panchang/festivals/festivals'
import type { FastKind } from '@/lib/panchang/festivals/monthly-fasts'
import { FIRST_FESTIVAL_YEAR, LAST_FESTIVAL_YEAR } from '@/lib/panchang/years'
import { festivalInText } from '@/lib/questions/festival-names'
import { type Ask, opening, understood } from '@/lib/questions/query/understood'
import { countdownTo } from '@/lib/questions/countdown-question'
import { controls, plainText } from '@/lib/questions/tool-question'

const YEAR = /(?<!\d)(20\d\d)(?!\d)/

/** The days of a year as they were computed last: typing asks for the same year with each key. */
let computed: { year: number; list: ListedFestival[] } | undefined

function listOf(year: number): ListedFestival[] {
  if (computed?.year !== year) computed = { year, list: listedFestivals(festivalsOf(year)) }
  return computed.list
}

const dayOf = (id: string, year: number): CalendarDay | null =>
  listOf(year).find(({ festival }) => festival.id === id)?.day ?? null

const isCovered = (year: number) => year >= FIRST_FESTIVAL_YEAR && year <= LAST_FESTIVAL_YEAR

const WORDS =
  'festival puja pooja holiday celebrate celebrated celebration begins begin start starts date day dates ' +
  `next this is year ${process.env.TYPED_FESTIVAL_WORDS}`
const YEAR_WORDS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:this|is) years?\b/, 0],
  [new RegExp(`\\b(?:next|${latinOf(process.env.TYPED_NEXT)}) years?\\b`), 1],
]

/** The year that a text names, by its number or as this or the next one. */
function yearNamed(text: string, today: CalendarDay): { year: number; names?: string } | undefined {
  const named = YEAR.exec(text)?.[1]
  if (named) return { year: Number(named) }
  const found = YEAR_WORDS.find(([words]) => words.test(text))
  return found && { year: Number(today.slice(0, 4)) + found[1], names: `years ${process.env.TYPED_NEXT}` }
}

/** The day of a festival in the year that a text names, or else the next one to come; null where no day is known. */
function festivalDay(
  id: string,
  named: number | undefined,
  today: CalendarDay,
): { year: number; day: CalendarDay | null } | null {
  const year = named ?? Number(today.slice(0, 4))
  if (!isCovered(year) || !isCovered(year + 1)) return null
  const day = dayOf(id, year)
  const hasPassed = named === undefined && (day === null || day < today)
  return hasPassed ? { year: year + 1, day: dayOf(id, year + 1) } : { year, day }
}

/** Without a year, the Navratri of spring counts as much as the one of autumn. */
const idsOf = (id: string, text: string, year: number | undefined) =>
  id === 'sharad_navratri' && year === undefined && !/\bshara?d/.test(text) ? [id, 'ugadi'] : [id]

/** The festival of a text, its day, and the words that name them. */
function festivalAsked(text: string, today: CalendarDay) {
  const festival = festivalInText(text)
  if (!festival) return null
  const years = yearNamed(text, today)
  const found = idsOf(festival.id, text, years?.year).flatMap((id) => {
    const asked = festivalDay(id, years?.year, today)
    return asked ? [{ ...asked, id }] : []
  })
  const [next] = found.toSorted((one, other) => `${one.day}`.localeCompare(`${other.day}`, 'en'))
  return next ? { ...next, names: `${festival.names} ${years?.names ?? ''}` } : null
}

/**
 * 'diwali 2027', 'holi kab hai': the day, of the year named or the next one to come, and other days on which
 * it is kept.
 */
const dayQuestion = understood(WORDS, ({ text }, today) => {
  // A time of its day is in the panchang.
  if (/(?:moon|sun)(?:rise|set)/.test(text)) return null
  const found = festivalAsked(text, today)
  if (!found) return null
  const { year, day, id, names } = found
  const set = controls({ year })
  const slug = 'indian-festival-calendar'
  if (day === null) return { slug, set, answer: null, names }
  const { festival, others } = listOf(year).find((listed) => listed.festival.id === id)!
  const otherDays = new Set(others.map((other) => dayInWords(other.day)))
  const terms = [
    plainText(nameOf('festivals', festival.name)),
    ...[...otherDays].map((other) => plainText(t('also {0}', other))),
  ]
  return { slug, set, answer: { output: 'day', as: 'day', value: day, terms }, names }
})

/** 'how many days to diwali': the days to the festival, counted on the page of countdowns. */
const countdownQuestion = understood(
  `${WORDS} days until till left remaining for before countdown go later ${process.env.TYPED_LEFT}`,
  ({ text, numbers }, today) => {
    const found = festivalAsked(text, today)
    // '10 days before diwali' asks for another day.
    if (found && numbers.some(({ unit }) => unit !== null))
      return { slug: 'indian-festival-calendar', set: controls({ year: found.year }), answer: null }
    return found?.day && found.day > today ? { ...countdownTo(found.day, today), names: found.names } : null
  },
)

const COUNTS_DAYS = /\bdays\b|\bcountdown\b/

/** A festival's day, or the days to it. */
export const festivalQuestion: Ask = Object.assign(
  (...asked: Parameters<Ask>) =>
    (COUNTS_DAYS.test(asked[0].text) ? countdownQuestion(...asked) : null) ?? dayQuestion(...asked),
  { words: dayQuestion.words },
)

const FASTS: readonly (readonly [RegExp, FastKind])[] = [
  [/\bekada?shi\b/, 'ekadashi'],
  [/\bsankashti\b/, 'sankashti'],
  [/\bpradosh/, 'pradosh'],
  [/\b(?:purnima|poornima)\b/, 'purnima'],
  [/\bamava?s[iy]a\b/, 'amavasya'],
]

/** 'ekadashi kab hai', 'purnima 2027': the days of a monthly fast or moon, which the page lists. */
export const fastQuestion = opening(({ text }, today) => {
  const fasts = FASTS.find(([words]) => words.test(text))?.[1]
  if (!fasts || festivalInText(text)) return null
  const year = yearNamed(text, today)?.year
  return { slug: 'indian-festival-calendar', set: controls({ year, fasts }), answer: null }
})

import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { nameOf } from '@/lib/language/words'
import { type ListedFestival, listedFestivals } from '@/lib/panchang/festivals/festival-list'
import { festivalsOf } from '@/lib/panchang/festivals/festivals'
import { FIRST_FESTIVAL_YEAR, LAST_FESTIVAL_YEAR } from '@/lib/panchang/years'
import { festivalInText } from '@/lib/questions/query/festival-names'
import type { Query } from '@/lib/questions/query/query'
import { countdownTo } from '@/lib/questions/countdown-question'
import { controls, plainText, type ToolQuestion } from '@/lib/questions/tool-question'

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

/** The day of a festival in the year that a text names, or else the next one to come; null where no day is known. */
function festivalDay(
  id: string,
  text: string,
  today: CalendarDay,
): { year: number; day: CalendarDay | null } | null {
  const named = YEAR.exec(text)?.[1]
  const year = Number(named ?? today.slice(0, 4))
  if (!isCovered(year) || !isCovered(year + 1)) return null
  const day = dayOf(id, year)
  const hasPassed = named === undefined && (day === null || day < today)
  return hasPassed ? { year: year + 1, day: dayOf(id, year + 1) } : { year, day }
}

/** 'diwali 2027', 'holi kab hai': the day, of the year named or the next one to come. */
export function festivalQuestion({ text }: Query, today: CalendarDay): ToolQuestion | null {
  const id = festivalInText(text)
  const found = id === null ? null : festivalDay(id, text, today)
  if (!found) return null
  const { year, day } = found
  const set = controls({ year })
  const slug = 'indian-festival-calendar'
  if (day === null) return { slug, set, answer: null }
  const { name } = listOf(year).find(({ festival }) => festival.id === id)!.festival
  return {
    slug,
    set,
    answer: { output: 'day', as: 'day', value: day, terms: [plainText(nameOf('festivals', name))] },
  }
}

/** 'how many days to diwali': the days to the festival, counted on the page of countdowns. */
export function festivalCountdown({ text }: Query, today: CalendarDay): ToolQuestion | null {
  const id = festivalInText(text)
  const day = id === null ? undefined : festivalDay(id, text, today)?.day
  return day && day > today ? countdownTo(day, today) : null
}

import type { CalendarDay } from '@/lib/calendar/calendar-day'
import type { ReligionFilter, TypeFilter } from '@/lib/panchang/festivals/festival-inputs'
import type { FestivalDay } from '@/lib/panchang/festivals/festivals'
import { type FestivalDifference, festivalDifferences } from '@/lib/panchang/festivals/festival-differences'
import { festivals } from '@/lib/panchang/festivals/festival-table'
import type { Festival } from '@/lib/panchang/festivals/festival'
import { gazettedListOf, usuallyGazetted } from '@/lib/panchang/festivals/gazetted-holidays'

/** Another day on which a festival is kept or listed: whose it is, and why. */
export type OtherDay = Pick<FestivalDifference, 'day' | 'who' | 'reason' | 'weak'>

/** A festival on the day that leads for the reader, with all that is known about that day. */
export interface ListedFestival extends Omit<FestivalDay, 'id'> {
  festival: Festival
  /**
   * 'listed': a central government holiday of that year's list; 'usual': no list of that year is known, but every list
   * that is has it.
   */
  gazetted: 'listed' | 'usual' | null
  /** The day depends on the sighting of the moon. */
  byMoon: boolean
  /** Other days that were published, or the calculated one where another leads. */
  others: readonly OtherDay[]
}

const byId = new Map(festivals.map((festival) => [festival.id, festival]))

/** The gazetted holiday of the day that is shown: a state's own day is none of the central government. */
function gazettedOn(day: CalendarDay, id: string): ListedFestival['gazetted'] {
  const list = gazettedListOf(Number(day.slice(0, 4)))
  if (list) return list.days[id] === day ? 'listed' : null
  return usuallyGazetted.includes(id) ? 'usual' : null
}

/** True if a festival's day, or the day of the one it is counted from, comes from the Islamic calendar. */
const dependsOnMoon = ({ rule }: Festival): boolean => rule.by === 'islamic' || rule.by === 'friday'

const CALCULATED = 'Calculated for New Delhi'
const BY_OUR_RULE = 'The day that our rule gives.'
const CENTRAL = { who: 'Central government list', reason: 'The day of the central government’s list.' }

/** The state's own day before that of the central list, and that before the calculated one; the others follow it. */
function ledDays(id: string, day: CalendarDay, state: string): { day: CalendarDay; others: OtherDay[] } {
  const year = Number(day.slice(0, 4))
  const known = festivalDifferences.filter(
    (other) => other.festival === id && other.day.startsWith(`${year}-`),
  )
  const own = known.find(({ states }) => states?.some((code) => code === state))?.day
  const central = gazettedListOf(year)?.days[id]
  const leading = own ?? central ?? day
  const why = known.find((other) => other.day === leading)?.reason
  const all: OtherDay[] = [
    ...(central && central !== day && !known.some((other) => other.day === central)
      ? [{ day: central, ...CENTRAL }]
      : []),
    ...(leading === day ? [] : [{ day, who: CALCULATED, reason: why ?? BY_OUR_RULE }]),
    ...known,
  ]
  return { day: leading, others: all.filter((other) => other.day !== leading) }
}

const RANKS = { listed: 0, usual: 1, none: 2 }
const rankOf = ({ gazetted }: ListedFestival) => RANKS[gazetted ?? 'none']
const byDayAndRank = (a: ListedFestival, b: ListedFestival) =>
  a.day === b.day ? rankOf(a) - rankOf(b) : a.day < b.day ? -1 : 1

/**
 * The festivals of computed days with their names and notes, each on the day that leads for a state: its own,
 * else that of the central government's list, else the computed one. In the order of these days, gazetted
 * holidays first on each.
 */
export function listedFestivals(days: readonly FestivalDay[], state = 'all'): ListedFestival[] {
  const listed = days.map(({ id, ...rest }) => {
    const festival = byId.get(id)!
    const led = ledDays(id, rest.day, state)
    return {
      ...rest,
      ...led,
      festival,
      gazetted: gazettedOn(led.day, id),
      byMoon: dependsOnMoon(festival),
    }
  })
  return listed.sort(byDayAndRank)
}

export interface FestivalFilter {
  type: TypeFilter
  religion: ReligionFilter
  /** The letters of a state, or 'all'. */
  state: string
}

/** True if a festival passes the filters. One that all of India keeps belongs to every state. */
export function passes({ festival, gazetted }: ListedFestival, { type, religion, state }: FestivalFilter) {
  const ofType = type === 'all' || (type === 'gazetted' ? gazetted !== null : festival.type === type)
  const ofReligion = religion === 'all' || festival.religions.includes(religion)
  const ofState = state === 'all' || festival.states.length === 0 || festival.states.includes(state)
  return ofType && ofReligion && ofState
}

/** The first festivals on a day or after it: those of one day. The list is in the order of its days. */
export function nextFestivals(list: readonly ListedFestival[], from: CalendarDay): ListedFestival[] {
  const first = list.find(({ day }) => day >= from)
  return first ? list.filter(({ day }) => day === first.day) : []
}

/**
 * The central government's holidays of a year: its list, or, where none is known, the computed days of the usual ones.
 */
export function gazettedDays(year: number, list: readonly ListedFestival[]): CalendarDay[] {
  const official = gazettedListOf(year)
  const days = official
    ? Object.values(official.days)
    : list.filter(({ gazetted }) => gazetted !== null).map(({ day }) => day)
  return [...new Set(days)].sort()
}

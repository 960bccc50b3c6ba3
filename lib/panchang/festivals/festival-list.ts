import type { CalendarDay } from '@/lib/calendar/calendar-day'
import type { ReligionFilter, TypeFilter } from '@/lib/panchang/festivals/festival-inputs'
import type { FestivalDay } from '@/lib/panchang/festivals/festivals'
import { type FestivalDifference, festivalDifferences } from '@/lib/panchang/festivals/festival-differences'
import { type Festival, festivals } from '@/lib/panchang/festivals/festival-table'
import { gazettedListOf, usuallyGazetted } from '@/lib/panchang/festivals/gazetted-holidays'

/** A festival on its day, with all that is known about that day. */
export interface ListedFestival extends Omit<FestivalDay, 'id'> {
  festival: Festival
  /**
   * 'listed': a central government holiday of that year's list; 'usual': no list of that year is known, but every list
   * that is has it.
   */
  gazetted: 'listed' | 'usual' | null
  /** The day depends on the sighting of the moon. */
  byMoon: boolean
  /** Other days that were published, and why. */
  others: readonly FestivalDifference[]
}

const byId = new Map(festivals.map((festival) => [festival.id, festival]))

function gazettedIn(year: number, id: string): ListedFestival['gazetted'] {
  const list = gazettedListOf(year)
  if (list) return id in list.days ? 'listed' : null
  return usuallyGazetted.includes(id) ? 'usual' : null
}

/** Whether a festival's day, or the day of the one it is counted from, comes from the Islamic calendar. */
const dependsOnMoon = ({ rule }: Festival): boolean => rule.by === 'islamic' || rule.by === 'friday'

/** The festivals of computed days, with their names and notes. */
export function listedFestivals(days: readonly FestivalDay[]): ListedFestival[] {
  return days.map(({ id, ...rest }) => {
    const festival = byId.get(id)!
    const year = Number(rest.day.slice(0, 4))
    return {
      ...rest,
      festival,
      gazetted: gazettedIn(year, id),
      byMoon: dependsOnMoon(festival),
      others: festivalDifferences.filter(
        (other) => other.festival === id && other.day.startsWith(`${year}-`),
      ),
    }
  })
}

export interface FestivalFilter {
  type: TypeFilter
  religion: ReligionFilter
  /** The letters of a state, or 'all'. */
  state: string
}

/** Whether a festival passes the filters. One that all of India keeps belongs to every state. */
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

/** The central government's holidays of a year: its list, or, where none is known, the computed days of the usual ones. */
export function gazettedDays(year: number, list: readonly ListedFestival[]): CalendarDay[] {
  const official = gazettedListOf(year)
  const days = official
    ? Object.values(official.days)
    : list.filter(({ gazetted }) => gazetted !== null).map(({ day }) => day)
  return [...new Set(days)].sort()
}

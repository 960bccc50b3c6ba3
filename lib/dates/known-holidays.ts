import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { listedFestivals } from '@/lib/panchang/festivals/festival-list'
import { festivalsOf } from '@/lib/panchang/festivals/festivals'
import { gazettedLists } from '@/lib/panchang/festivals/gazetted-holidays'
import type { HolidayNames, KnownHolidays } from '@/lib/dates/holiday-choice'
import { inOrder } from '@/lib/language/in-order'
import { nameOf } from '@/lib/language/words'
import { type StateCode, stateNames } from '@/lib/rules/states/state-names'

/** Computes a few years of the festival calendar: for the build. */
export function knownHolidays(): KnownHolidays {
  const years = gazettedLists.map(({ year }) => year)
  const computed = years.flatMap((year) => festivalsOf(year))
  const all = listedFestivals(computed)
  const central = namesOf(all.filter(({ gazetted }) => gazetted === 'listed'))
  const states = (Object.keys(stateNames) as StateCode[]).map((state) => {
    const own = listedFestivals(computed, state).filter(
      (one) =>
        one.festival.type === 'regional' &&
        one.festival.states.includes(state) &&
        !Object.hasOwn(central, one.day),
    )
    return [state, namesOf(own)] as const
  })
  const withOwn = states.filter(([, days]) => Object.keys(days).length > 0)
  return {
    firstYear: Math.min(...years),
    lastYear: Math.max(...years),
    central,
    states: Object.fromEntries(withOwn),
    stateNames: inOrder(
      Object.fromEntries(withOwn.map(([state]) => [state, nameOf('states', stateNames[state])])),
    ),
  }
}

/** Two festivals of one day are one holiday with both names. */
function namesOf(list: readonly { day: CalendarDay; festival: { name: string } }[]): HolidayNames {
  const names: Record<CalendarDay, string> = {}
  for (const { day, festival } of list)
    names[day] = [names[day], nameOf('festivals', festival.name)].filter(Boolean).join(', ')
  return names
}

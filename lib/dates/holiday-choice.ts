import type { CalendarDay } from '@/lib/calendar/calendar-day'

/** Names of holidays by their days. */
export type HolidayNames = Readonly<Record<CalendarDay, string>>

/**
 * The holidays that the site knows: those of the central government's lists, and for a state the regional
 * festivals of the festival calendar on other days. It is no state's official list, and ends with the years
 * of the central lists.
 */
export interface KnownHolidays {
  firstYear: number
  lastYear: number
  central: HolidayNames
  /** On days without a central holiday, by the letters of the state; only states that have some. */
  states: Readonly<Record<string, HolidayNames>>
  /** The names of these states, in the language of the page. */
  stateNames: Readonly<Record<string, string>>
}

/** The holidays of a choice: none, the central list, or that with a state's own. */
export function holidaysOf(choice: string | null, known: KnownHolidays): HolidayNames {
  if (choice === null || choice === 'none') return {}
  return { ...known.central, ...(Object.hasOwn(known.states, choice) && known.states[choice]) }
}

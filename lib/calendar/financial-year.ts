import type { CalendarDay } from '@/lib/calendar/calendar-day'
import type { CalendarMonth } from '@/lib/calendar/calendar-month'

/** A financial year, April to March, is counted by the calendar year in which it begins: 2026 is 2026-27. */
export const yearName = (year: number): string => `${year}-${String((year + 1) % 100).padStart(2, '0')}`

export const firstDayOfYear = (year: number): CalendarDay => `${year}-04-01`

/** The financial year of a day. */
export const yearOfDay = (day: CalendarDay): number =>
  Number(day.slice(0, 4)) - (day.slice('YYYY-'.length) < '04-01' ? 1 : 0)

/** India's financial year, April to March, that holds a month: '2027-03' is in '2026-27'. */
export const financialYearOf = (month: CalendarMonth): string => yearName(yearOfDay(`${month}-01`))

/** The twelve months of a financial year, from April. */
export const monthsOfYear = (year: number): CalendarMonth[] =>
  Array.from({ length: 12 }, (_, place) =>
    place < 9 ? `${year}-${String(place + 4).padStart(2, '0')}` : `${year + 1}-0${place - 8}`,
  )

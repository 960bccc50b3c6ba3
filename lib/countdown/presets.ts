import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { listedFestivals } from '@/lib/panchang/festivals/festival-list'
import { festivalsOf } from '@/lib/panchang/festivals/festivals'
import { yearQuestion } from '@/lib/panchang/years'
import { mainFestivals } from '@/lib/panchang/festivals/main-festivals'
import { taxDueDays } from '@/lib/rules/income-tax/tax-due-dates'

/** A moment in India that many count down to. */
export interface Preset {
  label: string
  date: CalendarDay
  /** 'HH:MM' */
  time: string
}

const SHOWN = 12

/**
 * The main festivals after a day, each once, the soonest first, from the first moment of their day; none of
 * years that are not known.
 */
export function festivalPresets(today: CalendarDay): Preset[] {
  const year = Number(today.slice(0, 4))
  const ahead = [year, year + 1]
    .filter((each) => yearQuestion(each) !== null)
    .flatMap((each) => listedFestivals(festivalsOf(each)))
    .filter(({ day }) => day > today)
  return mainFestivals
    .flatMap((id) => ahead.find(({ festival }) => festival.id === id) ?? [])
    .sort((a, b) => a.day.localeCompare(b.day))
    .slice(0, SHOWN)
    .map(({ festival, day }) => ({ label: festival.name, date: day, time: '00:00' }))
}

/** The due dates of tax after a day, the soonest first, up to the last minute of their day. */
export const taxPresets = (today: CalendarDay): Preset[] =>
  taxDueDays(today).map(({ label, day }) => ({ label, date: day, time: '23:59' }))

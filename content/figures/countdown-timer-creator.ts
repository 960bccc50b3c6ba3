import { dayOfYear } from '@/content/figures/wording'
import { addDays } from '@/lib/calendar/calendar-day'
import { firstDayOfYear, yearOfDay } from '@/lib/calendar/financial-year'
import { daysBetween } from '@/lib/calendar/today'
import { dayInWords } from '@/lib/format/days'
import { grouped } from '@/lib/format/numbers'
import { gazettedListOf } from '@/lib/panchang/festivals/gazetted-holidays'

/** The examples: the days from which days are counted, a target, and the year of a festival. */
const COUNTED_ON = '2026-11-28'
const YEAR_COUNTED_ON = '2026-11-21'
const TARGET = '2026-12-25'
const DIWALI_OF = 2027

/** What the words of the countdown timer name. */
export function countdownTimerCreatorFigures() {
  const diwali = gazettedListOf(DIWALI_OF)!.days.diwali!
  const yearEnd = addDays(firstDayOfYear(yearOfDay(YEAR_COUNTED_ON) + 1), -1)
  return {
    diwali: dayInWords(diwali),
    countedOn: dayInWords(COUNTED_ON),
    daysToDiwali: grouped(daysBetween(COUNTED_ON, diwali)),
    target: dayOfYear(TARGET),
    yearCountedOn: dayInWords(YEAR_COUNTED_ON),
    yearEnd: dayInWords(yearEnd),
    yearEndOfYear: dayOfYear(yearEnd),
    daysToYearEnd: grouped(daysBetween(YEAR_COUNTED_ON, yearEnd)),
  }
}

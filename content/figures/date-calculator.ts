import { dayOfYear } from '@/content/figures/wording'
import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { dateSpan, lastDayOfNotice, movedDay, type Notice } from '@/lib/dates/date-span'
import type { CountUnit } from '@/lib/dates/date-inputs'
import type { WorkCalendar } from '@/lib/dates/working-days'
import { dayInWords } from '@/lib/format/days'
import { grouped } from '@/lib/format/numbers'

/** The examples: days from which days are counted, and notices. */
const FIRST = '2026-03-03'
const SECOND = '2026-06-15'
const START = '2026-01-01'
const LATE_START = '2026-11-30'
const MONTH_END = '2026-01-31'
const GIVEN: Notice = { given: '2026-03-01', length: 30, unit: 'days', begins: 'nextDay' }
const GIVEN_LATER: Notice = { given: '2026-03-15', length: 1, unit: 'months', begins: 'nextDay' }
const EVERY_DAY: WorkCalendar = { week: 'sunday', holidays: new Set() }

const between = (last: boolean) => grouped(dateSpan(FIRST, SECOND, last, EVERY_DAY).days)
/** The examples are far from the last day of the calendar. */
const moved = (from: CalendarDay, count: number, unit: CountUnit) => movedDay(from, count, unit, EVERY_DAY)!
const lastDay = (notice: Notice) => dayOfYear(lastDayOfNotice(notice, EVERY_DAY)!)

/** What the words of the date calculator name. */
export const dateCalculatorFigures = () => ({
  first: dayOfYear(FIRST),
  second: dayInWords(SECOND),
  between: between(false),
  betweenWithLast: between(true),
  start: dayInWords(START),
  startOfYear: dayOfYear(START),
  moved: dayInWords(moved(START, 90, 'days')),
  movedByMonths: dayOfYear(moved(START, 3, 'months')),
  lateStart: dayOfYear(LATE_START),
  movedLate: dayOfYear(moved(LATE_START, 3, 'months')),
  given: dayOfYear(GIVEN.given),
  noticeEnds: lastDay(GIVEN),
  givenLater: dayOfYear(GIVEN_LATER.given),
  monthsNoticeEnds: lastDay(GIVEN_LATER),
  monthEnd: dayInWords(MONTH_END),
  monthEndOfYear: dayOfYear(MONTH_END),
  monthAfter: dayOfYear(moved(MONTH_END, 1, 'months')),
  daysAfter: dayOfYear(moved(MONTH_END, 30, 'days')),
})

import { addDays, type CalendarDay } from '@/lib/calendar/calendar-day'
import type { dateInputs } from '@/lib/dates/date-inputs'
import { type DateSpan, dateSpan, lastDayOfNotice, movedDay, type Notice } from '@/lib/dates/date-span'
import { countDays, type DayCounts, type WorkCalendar } from '@/lib/dates/working-days'
import { daysBetween } from '@/lib/calendar/today'
import type { ReadValues, Values } from '@/lib/inputs/tool-inputs'

type Read = Values<typeof dateInputs>

/** What the fields ask, with every day known. */
export type DateQuestion =
  | { mode: 'between'; from: CalendarDay; to: CalendarDay; last: boolean }
  | { mode: 'move'; from: CalendarDay; count: number; unit: Read['unit'] }
  | ({ mode: 'notice' } & Notice)
  | { mode: 'weekday'; day: CalendarDay; today: CalendarDay }

/** @param today the day of a field that is left empty; '' while it is not known */
export function dateQuestionFrom(read: Reader, today: CalendarDay): DateQuestion | null {
  const asked = read('mode', 'from')
  const from = asked && (asked.from || today)
  return from ? READERS[asked.mode](read, from, today) : null
}

type Reader = ReadValues<typeof dateInputs>

/** What each mode reads of its own fields. */
const READERS: Record<
  Read['mode'],
  (read: Reader, from: CalendarDay, today: CalendarDay) => DateQuestion | null
> = {
  between(read, from, today) {
    const end = read('from', 'to', 'last')
    // From today to today nobody asks: a fresh page waits for a day.
    if (!end || (end.from === '' && end.to === '')) return null
    const to = end.to || today
    return to ? { mode: 'between', from, to, last: end.last } : null
  },
  move(read, from) {
    const move = read('count', 'unit', 'direction')
    const sign = move?.direction === 'before' ? -1 : 1
    return move && { mode: 'move', from, count: sign * move.count, unit: move.unit }
  },
  notice(read, given) {
    const asked = read('notice', 'noticeIn', 'noticeFrom')
    return (
      asked && { mode: 'notice', given, length: asked.notice, unit: asked.noticeIn, begins: asked.noticeFrom }
    )
  },
  weekday: (_, day, today) => (today ? { mode: 'weekday', day, today } : null),
}

/** The answer to a question, of the kind of its mode. */
export type DateAnswer =
  | { mode: 'between'; span: DateSpan }
  | { mode: 'move'; from: CalendarDay; count: number; unit: Read['unit']; day: CalendarDay; days: number }
  | { mode: 'notice'; notice: Notice; lastDay: CalendarDay; counts: DayCounts }
  | { mode: 'weekday'; day: CalendarDay; today: CalendarDay; fromToday: number }

/** Null for a day past the calendar of the page. */
export function dateAnswer(question: DateQuestion, calendar: WorkCalendar): DateAnswer | null {
  switch (question.mode) {
    case 'between':
      return { mode: 'between', span: dateSpan(question.from, question.to, question.last, calendar) }
    case 'move': {
      const { from, count, unit } = question
      const day = movedDay(from, count, unit, calendar)
      return day === null ? null : { mode: 'move', from, count, unit, day, days: daysBetween(from, day) }
    }
    case 'notice': {
      const lastDay = lastDayOfNotice(question, calendar)
      if (lastDay === null) return null
      const first = question.begins === 'sameDay' ? question.given : addDays(question.given, 1)
      return {
        mode: 'notice',
        notice: question,
        lastDay,
        counts: countDays(first, addDays(lastDay, 1), calendar),
      }
    }
    case 'weekday':
      return { ...question, fromToday: daysBetween(question.today, question.day) }
  }
}

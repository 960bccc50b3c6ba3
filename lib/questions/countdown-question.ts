import { type CalendarDay } from '@/lib/calendar/calendar-day'
import { daysBetween } from '@/lib/calendar/today'
import { counted } from '@/lib/format/numbers'
import { dayInText, namesYear } from '@/lib/questions/query/day-in-text'
import { controls, onDay, type ToolQuestion } from '@/lib/questions/tool-question'
import { understood, WORDS_OF_DAYS } from '@/lib/questions/query/understood'

const nextYear = (day: CalendarDay): CalendarDay => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`

/** 'days until 25 dec', 'countdown 1 jan 2027': the days to the next such day. */
export const countdownQuestion = understood(
  `${WORDS_OF_DAYS} days until till left remaining for before countdown later ${process.env.TYPED_LEFT}`,
  ({ text }, today) => {
    const named = dayInText(text, today)
    if (named === null) return null
    const date = named <= today && !namesYear(text) ? nextYear(named) : named
    if (date <= today) return null
    return countdownTo(date, today)
  },
)

/** The days from today to a later day. */
export function countdownTo(date: CalendarDay, today: CalendarDay): ToolQuestion {
  const value = daysBetween(today, date)
  return {
    slug: 'countdown-timer-creator',
    set: controls({ date }),
    answer: { output: 'daysLeft', as: 'text', value, text: counted(value, 'day'), terms: [onDay(date)] },
  }
}

import { age, ageInputs, nextBirthday } from '@/lib/age/age'
import { figure, worded } from '@/lib/answers/figure'
import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { daysBetween } from '@/lib/calendar/today'
import { counted } from '@/lib/format/numbers'
import type { ReadValues } from '@/lib/inputs/tool-inputs'

export type AgeAnswer = NonNullable<ReturnType<typeof ageAnswer>>

/** The age in full, then the birthday that comes and the totals; null for a day before the birth. */
export function ageAnswer(read: ReadValues<typeof ageInputs>, { today }: { today: CalendarDay }) {
  const asked = read('dob', 'on')
  const on = asked?.on || today
  if (!asked?.dob || asked.dob > on) return null
  const { dob } = asked
  const { years, months, days } = age(dob, on)
  // A line breaks between its parts alone.
  const inWords = [counted(years, 'year'), counted(months, 'month'), counted(days, 'day')]
    .map((part) => part.replace(' ', '\u00a0'))
    .join(' ')
  const totalDays = daysBetween(dob, on)
  const weeks = Math.floor(totalDays / 7)
  const odd = totalDays % 7
  const next = nextBirthday(dob, on)
  return {
    days: { dob, on },
    next,
    primary: ['age'],
    figures: {
      age: worded(`P${years}Y${months}M${days}D`, inWords),
      nextBirthday: { as: 'day', value: next.birthday },
      daysToBirthday: worded(next.inDays, counted(next.inDays, 'day')),
      years: figure('number', years),
      months: figure('number', months),
      days: figure('number', days),
      totalDays: figure('number', totalDays),
      totalWeeks: worded(weeks, counted(weeks, 'week') + (odd ? `, ${counted(odd, 'day')}` : '')),
    },
  } as const
}

export const ageTool = { slug: 'age-calculator', inputs: ageInputs, answer: ageAnswer } as const

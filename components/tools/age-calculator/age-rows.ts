import type { ResultRow } from '@/components/results/result-panel'
import type { WorkingStep } from '@/components/results/working'
import { type Age, age, dayOfAge, nextBirthday } from '@/lib/calendar/age'
import { addMonths, daysBetween } from '@/lib/calendar/calendar-day'
import { dayInWords } from '@/lib/format/days'
import { grouped } from '@/lib/format/numbers'
import { weekdayName } from '@/lib/format/weekdays'

/** '1 day', '2,500 days'. */
export const counted = (count: number, unit: string) => `${grouped(count)} ${unit}${count === 1 ? '' : 's'}`

export function ageRows(dob: string, on: string): ResultRow[] {
  const { years, months, days } = age(dob, on)
  const inAll = daysBetween(dob, on)
  const weeks = Math.floor(inAll / 7)
  const next = nextBirthday(dob, on)
  return [
    { name: 'years', label: 'Years', value: years, formatted: grouped(years), primary: true },
    { name: 'months', label: 'Months', value: months, formatted: grouped(months) },
    { name: 'days', label: 'Days', value: days, formatted: grouped(days) },
    { name: 'totalDays', label: 'Total days', value: inAll, formatted: grouped(inAll) },
    {
      name: 'totalWeeks',
      label: 'Total weeks',
      value: weeks,
      formatted: counted(weeks, 'week') + (inAll % 7 ? `, ${counted(inAll % 7, 'day')}` : ''),
    },
    {
      name: 'nextBirthday',
      label: 'Next birthday',
      value: next.birthday,
      formatted: dayInWords(next.birthday),
    },
    {
      name: 'daysToBirthday',
      label: `Until turning ${next.turns}`,
      value: next.inDays,
      formatted: counted(next.inDays, 'day'),
    },
  ]
}

/** The whole age in words: '28 years, 3 months and 6 days'. */
export const ageInWords = ({ years, months, days }: Age) =>
  `${counted(years, 'year')}, ${counted(months, 'month')} and ${counted(days, 'day')}`

/** The counting on the calendar, from the birth onwards. */
export function ageSteps(dob: string, on: string): WorkingStep[] {
  const { years, months, days } = age(dob, on)
  const lastBirthday = dayOfAge(dob, years)
  const lastMonth = addMonths(dob, years * 12 + months)
  return [
    { says: `Born on a ${weekdayName(dob)}`, sum: dayInWords(dob) },
    { says: `and ${counted(years, 'whole year')}`, sum: dayInWords(lastBirthday) },
    { says: `and ${counted(months, 'whole month')}`, sum: dayInWords(lastMonth) },
    { says: `and ${counted(days, 'day')}`, sum: dayInWords(on) },
  ]
}

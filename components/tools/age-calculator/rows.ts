import type { ResultRow } from '@/components/results/result-row'
import { type Age, age, nextBirthday } from '@/lib/calendar/age'
import { daysBetween } from '@/lib/calendar/today'
import { counted } from '@/lib/format/numbers'

/** The age in full, then the birthday that comes and the totals. */
export function ageRows(dob: string, on: string): ResultRow[] {
  const whole = age(dob, on)
  const { years, months, days } = whole
  const totalDays = daysBetween(dob, on)
  const weeks = Math.floor(totalDays / 7)
  const odd = totalDays % 7
  const next = nextBirthday(dob, on)
  return [
    {
      name: 'age',
      label: 'Age',
      as: 'text',
      value: `P${years}Y${months}M${days}D`,
      text: ageInWords(whole),
      primary: true,
    },
    { name: 'nextBirthday', label: 'Next birthday', as: 'day', value: next.birthday },
    {
      name: 'daysToBirthday',
      label: `Until turning ${next.turns}`,
      as: 'count',
      value: next.inDays,
      unit: ['day', 'days'],
    },
    { name: 'years', label: 'Years', as: 'number', value: years },
    { name: 'months', label: 'Months', as: 'number', value: months },
    { name: 'days', label: 'Days', as: 'number', value: days },
    { name: 'totalDays', label: 'Total days', as: 'number', value: totalDays },
    {
      name: 'totalWeeks',
      label: 'Total weeks',
      as: 'text',
      value: weeks,
      text: counted(weeks, 'week') + (odd ? `, ${counted(odd, 'day')}` : ''),
    },
  ]
}

/** The whole age in words: '28 years 3 months 6 days'. */
const ageInWords = ({ years, months, days }: Age) =>
  `${counted(years, 'year')} ${counted(months, 'month')} ${counted(days, 'day')}`

import { type ResultRow, row, textRow } from '@/components/results/result-row'
import { age, nextBirthday } from '@/lib/age/age'
import { daysBetween } from '@/lib/calendar/today'
import { counted } from '@/lib/format/numbers'

/** The age in full, then the birthday that comes and the totals. */
export function ageRows(dob: string, on: string): ResultRow[] {
  const { years, months, days } = age(dob, on)
  // A line breaks between its parts alone.
  const inWords = [counted(years, 'year'), counted(months, 'month'), counted(days, 'day')]
    .map((part) => part.replace(' ', '\u00a0'))
    .join(' ')
  const totalDays = daysBetween(dob, on)
  const weeks = Math.floor(totalDays / 7)
  const odd = totalDays % 7
  const weeksAndDays = counted(weeks, 'week') + (odd ? `, ${counted(odd, 'day')}` : '')
  const next = nextBirthday(dob, on)
  return [
    textRow('age', 'Age', `P${years}Y${months}M${days}D`, inWords, {
      primary: true,
      wraps: true,
    }),
    { name: 'nextBirthday', label: 'Next birthday', as: 'day', value: next.birthday },
    textRow(
      'daysToBirthday',
      `Days to ${ordinal(next.turns)} birthday`,
      next.inDays,
      counted(next.inDays, 'day'),
    ),
    row('years', 'Years', 'number', years),
    row('months', 'Months', 'number', months),
    row('days', 'Days', 'number', days),
    row('totalDays', 'Total days', 'number', totalDays),
    textRow('totalWeeks', 'Total weeks', weeks, weeksAndDays),
  ]
}

const SUFFIXES = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' }
const ordinals = new Intl.PluralRules('en-IN', { type: 'ordinal' })

/** '29th', '31st'. */
const ordinal = (number: number) => `${number}${SUFFIXES[ordinals.select(number)]}`

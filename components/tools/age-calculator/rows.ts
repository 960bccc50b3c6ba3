import { type ResultRow, row, textRow } from '@/components/results/result-row'
import { age, nextBirthday } from '@/lib/age/age'
import { daysBetween } from '@/lib/calendar/today'
import { counted } from '@/lib/format/numbers'
import { filled, t } from '@/lib/language/words'

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
    textRow('age', t('Age'), `P${years}Y${months}M${days}D`, inWords, {
      primary: true,
      wraps: true,
    }),
    { name: 'nextBirthday', label: t('Next birthday'), as: 'day', value: next.birthday },
    textRow(
      'daysToBirthday',
      t('Days to {0} birthday', ordinal(next.turns)),
      next.inDays,
      counted(next.inDays, 'day'),
    ),
    row('years', t('Years'), 'number', years),
    row('months', t('Months'), 'number', months),
    row('days', t('Days'), 'number', days),
    row('totalDays', t('Total days'), 'number', totalDays),
    textRow('totalWeeks', t('Total weeks'), weeks, weeksAndDays),
  ]
}

const ordinals = new Intl.PluralRules('en-IN', { type: 'ordinal' })
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = {
  one: t('{0}st'),
  two: t('{0}nd'),
  few: t('{0}rd'),
}

/** '29th', '31st'. */
const ordinal = (number: number) => filled(ENDINGS[ordinals.select(number)] ?? t('{0}th'), [number])

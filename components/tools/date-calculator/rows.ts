import { type ResultRows, row, textRow } from '@/components/results/result-row'
import { counted } from '@/lib/format/numbers'
import { weekdayName } from '@/lib/format/weekdays'
import type { DateAnswer } from '@/lib/dates/date-question'
import { dayFacts, type DateSpan } from '@/lib/dates/date-span'
import type { DayCounts } from '@/lib/dates/working-days'
import { t } from '@/lib/language/words'

/** The rows of each kind of question, what was asked for first. */
export function dateRows(answer: DateAnswer): ResultRows {
  switch (answer.mode) {
    case 'between':
      return spanRows(answer.span)
    case 'move':
      return [
        dayRow('day', t('The day'), answer.day),
        weekdayRow('weekday', answer.day),
        row('days', t('Days between'), 'number', Math.abs(answer.days)),
      ]
    case 'notice':
      return [
        dayRow('lastDay', t('Last day of notice'), answer.lastDay),
        weekdayRow('weekday', answer.lastDay),
        ...countRows(answer.counts),
      ]
    case 'weekday':
      return factRows(answer.day, answer.fromToday)
  }
}

const primary = { primary: true }
const dayRow = (name: string, label: string, day: string) =>
  ({ name, label, as: 'day', value: day, ...primary }) as const
const weekdayRow = (name: string, day: string) =>
  textRow(name, t('Weekday'), weekdayName(day), weekdayName(day), primary)

/** '1 year 2 months 3 days', without what is none. */
const inWords = ({ years, months, daysOver }: DateSpan) =>
  [
    years > 0 && counted(years, 'year'),
    months > 0 && counted(months, 'month'),
    (daysOver > 0 || years + months === 0) && counted(daysOver, 'day'),
  ]
    .filter(Boolean)
    .join(' ')

function spanRows(span: DateSpan): ResultRows {
  const { days, years, months, daysOver, counts } = span
  const weeks = Math.floor(days / 7)
  return [
    row('days', t('Days'), 'number', days, primary),
    textRow('duration', t('Years, months and days'), `P${years}Y${months}M${daysOver}D`, inWords(span)),
    textRow(
      'weeks',
      t('Weeks and days'),
      weeks,
      days % 7 === 0 ? counted(weeks, 'week') : `${counted(weeks, 'week')} ${counted(days % 7, 'day')}`,
    ),
    ...countRows(counts),
    textRow('weekdayFrom', t('Weekday of the first day'), weekdayName(span.from)),
    textRow('weekdayTo', t('Weekday of the last day'), weekdayName(span.to)),
  ]
}

const countRows = ({ work, weekend, holiday }: DayCounts): ResultRows => [
  row('workingDays', t('Working days'), 'number', work, { short: t('Working') }),
  row('daysOff', t('Days off of the weeks'), 'number', weekend),
  holiday > 0 && row('holidayCount', t('Holidays on other days'), 'number', holiday),
]

function factRows(day: string, fromToday: number): ResultRows {
  const { dayOfYear, daysInYear, week } = dayFacts(day)
  return [
    weekdayRow('weekday', day),
    textRow('fromToday', t('From today'), fromToday, distanceInWords(fromToday)),
    textRow('dayOfYear', t('Day of the year'), dayOfYear, t('{0} of {1}', dayOfYear, daysInYear)),
    textRow('week', t('Week (ISO 8601)'), week),
  ]
}

function distanceInWords(days: number): string {
  if (days === 0) return t('Today')
  return days > 0 ? t('{0} ahead', counted(days, 'day')) : t('{0} ago', counted(-days, 'day'))
}

/** What must be known of an answer, in whole sentences. */
export function dateNotes(answer: DateAnswer) {
  if (answer.mode === 'notice')
    return [t('A contract or the rules of the employer may count in another way: ask which day is the last.')]
  if (answer.mode !== 'between') return []
  const { isTurned, last } = answer.span
  return [
    isTurned && t('The second day is before the first, so they are counted the other way round.'),
    last ? t('Both days count.') : t('The first day counts and the last does not.'),
  ]
}

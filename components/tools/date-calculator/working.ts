import type { WorkingContent } from '@/components/results/working'
import type { DateAnswer } from '@/lib/dates/date-question'
import type { DateSpan } from '@/lib/dates/date-span'
import { dayInWords } from '@/lib/format/days'
import { counted, grouped } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'

export function dateWorking(answer: DateAnswer): WorkingContent | null {
  if (answer.mode === 'weekday') return null
  if (answer.mode === 'between') return spanWorking(answer.span)
  return answer.mode === 'move' ? moveWorking(answer) : noticeWorking(answer)
}

function spanWorking({ from, to, last, days, counts }: DateSpan): WorkingContent {
  const { work, weekend, holiday } = counts
  const between = last ? days - 1 : days
  return {
    formula: t('Days = last day − first day, and one more if the last day counts'),
    steps: {
      [t('From the first day to the last')]: t(
        '{0} to {1}: {2}',
        dayInWords(from),
        dayInWords(to),
        counted(between, 'day'),
      ),
      [t('With the last day')]: last && `${grouped(between)} + 1 = ${grouped(days)}`,
      [t('Weeks and days')]: `${grouped(days)} = ${grouped(Math.floor(days / 7))} × 7 + ${days % 7}`,
      [t('Working days')]: `${grouped(days)} − ${grouped(weekend)} − ${grouped(holiday)} = ${grouped(work)}`,
    },
  }
}

const moveWorking = ({
  from,
  count,
  unit,
  day,
  days,
}: Extract<DateAnswer, { mode: 'move' }>): WorkingContent => ({
  formula:
    unit === 'months' || unit === 'years'
      ? t('The same day of the month, or the last day of a shorter month')
      : t('The first day does not count; the day that is reached does'),
  steps: {
    [t('Counted from')]: dayInWords(from),
    [t('Days moved')]: unit === 'weeks' ? `${grouped(count)} × 7 = ${grouped(days)}` : grouped(days),
    [t('The day')]: dayInWords(day),
  },
})

function noticeWorking({ notice, lastDay, counts }: Extract<DateAnswer, { mode: 'notice' }>): WorkingContent {
  const { given, length, unit, begins } = notice
  const period = unit === 'days' ? counted(length, 'day') : counted(length, 'month')
  return {
    formula: t('A period “from” a day leaves that day out (General Clauses Act, 1897, section 9)'),
    steps: {
      [t('Notice given on')]: dayInWords(given),
      [begins === 'nextDay' ? t('Begins on the next day') : t('Begins on the same day')]: period,
      [t('Last day of notice')]: dayInWords(lastDay),
      [t('Working days')]: grouped(counts.work),
    },
  }
}

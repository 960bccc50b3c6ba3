import type { DateAnswer } from '@/lib/dates/date-question'
import type { KnownHolidays } from '@/lib/dates/holiday-choice'
import { t } from '@/lib/language/words'

/** What the holidays are, and where they end. */
export function holidayNotes(answer: DateAnswer, choice: string | null, known: KnownHolidays) {
  if (answer.mode === 'weekday' || choice === null || choice === 'none') return []
  if (answer.mode === 'move' && answer.unit !== 'workdays') return []
  const [first, last] = daysOf(answer).toSorted()
  const isBeyond = first! < `${known.firstYear}-01-01` || last! > `${known.lastYear}-12-31`
  return [
    choice === 'central'
      ? t('Holidays of the central government’s list, on which its offices are closed.')
      : t(
          'Holidays of the central government’s list, and the regional festivals that our festival calendar has for the state. It is not the official list of the state: compare with that.',
        ),
    isBeyond &&
      t(
        'Of days before {0} and after {1} only the days off of the weeks are taken out.',
        known.firstYear,
        known.lastYear,
      ),
  ]
}

function daysOf(answer: Exclude<DateAnswer, { mode: 'weekday' }>): string[] {
  if (answer.mode === 'between') return [answer.span.from, answer.span.to]
  return answer.mode === 'move' ? [answer.from, answer.day] : [answer.notice.given, answer.lastDay]
}

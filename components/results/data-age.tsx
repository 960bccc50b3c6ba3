import { useToday } from '@/components/hooks/use-today'
import { lastDayOf } from '@/lib/calendar/today'
import { dayInWords, monthInWords } from '@/lib/format/days'
import { type AgingData, dataAge } from '@/lib/rules/data-age'
import { counted } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'

interface DataAgeProps {
  kind: AgingData
  /** YYYY-MM-DD, YYYY-MM or YYYY. */
  on: string
}

/** With the date and its age; without the age while that is not known or is less than a day. */
const SENTENCES: Record<AgingData, { dated(on: string): string; aged(on: string, age: string): string }> = {
  rates: {
    dated: (on) => t('Rates of {0}', on),
    aged: (on, age) => t('Rates of {0}, {1} old', on, age),
  },
  plans: {
    dated: (on) => t('Prices of {0}', on),
    aged: (on, age) => t('Prices of {0}, {1} old', on, age),
  },
  tariffs: {
    dated: (on) => t('Tariff checked on {0}', on),
    aged: (on, age) => t('Tariff checked on {0}, {1} ago', on, age),
  },
  bankCodes: {
    dated: (on) => t('List of bank codes of {0}', on),
    aged: (on, age) => t('List of bank codes of {0}, {1} old', on, age),
  },
  pincodes: {
    dated: (on) => t('List of post offices of {0}', on),
    aged: (on, age) => t('List of post offices of {0}, {1} old', on, age),
  },
  cities: {
    dated: (on) => t('List of cities of {0}', on),
    aged: (on, age) => t('List of cities of {0}, {1} old', on, age),
  },
  law: {
    dated: (on) => t('Law checked on {0}', on),
    aged: (on, age) => t('Law checked on {0}, {1} ago', on, age),
  },
}

/** The date of the data behind a result, with its age; highlighted once the data is past its limit. */
export function DataAge({ kind, on }: DataAgeProps) {
  // The page as built cannot know today: the age joins the line when it is shown.
  const today = useToday()
  const age = today ? dataAge(kind, lastDayOf(on), today) : null
  const { dated, aged } = SENTENCES[kind]
  const date = dateInWords(on)
  return (
    <p role="note" className={age?.outdated ? 'data-age outdated' : 'data-age'}>
      {age && age.days > 0 ? aged(date, daysInWords(age.days)) : dated(date)}
    </p>
  )
}

function dateInWords(on: string): string {
  if (on.length === 4) return on
  return on.length === 7 ? monthInWords(on) : dayInWords(on)
}

/** '54 days', '13 months', '11 years'. */
function daysInWords(days: number): string {
  if (days <= 90) return counted(days, 'day')
  const months = Math.floor(days / 30.4)
  return months < 36 ? counted(months, 'month') : counted(Math.floor(days / 365.25), 'year')
}

import { useToday } from '@/components/hooks/use-today'
import { lastDayOf } from '@/lib/calendar/today'
import { dayInWords, monthInWords } from '@/lib/format/days'
import { type AgingData, dataAge } from '@/lib/rules/data-age'
import { counted } from '@/lib/format/numbers'
import { filled, t } from '@/lib/language/words'

interface DataAgeProps {
  kind: AgingData
  /** YYYY-MM-DD, YYYY-MM or YYYY. */
  on: string
}

/** With the date alone, while its age is not known or is less than a day; and with both. */
const SENTENCES: Record<AgingData, readonly [dated: string, aged: string]> = {
  rates: [t('Rates of {0}'), t('Rates of {0}, {1} old')],
  plans: [t('Prices of {0}'), t('Prices of {0}, {1} old')],
  tariffs: [t('Tariff checked on {0}'), t('Tariff checked on {0}, {1} ago')],
  bankCodes: [t('List of bank codes of {0}'), t('List of bank codes of {0}, {1} old')],
  pincodes: [t('List of post offices of {0}'), t('List of post offices of {0}, {1} old')],
  cities: [t('List of cities of {0}'), t('List of cities of {0}, {1} old')],
  law: [t('Law checked on {0}'), t('Law checked on {0}, {1} ago')],
}

/** The date of the data behind a result, with its age; highlighted once the data is past its limit. */
export function DataAge({ kind, on }: DataAgeProps) {
  // The page as built cannot know today: the age joins the line when it is shown.
  const today = useToday()
  const age = today ? dataAge(kind, lastDayOf(on), today) : null
  const [dated, aged] = SENTENCES[kind]
  const date = dateInWords(on)
  const words = age && age.days > 0 ? filled(aged, [date, daysInWords(age.days)]) : filled(dated, [date])
  return (
    <p role="note" className={age?.outdated ? `data-age outdated ${kind}` : 'data-age'}>
      {age?.outdated ? t('{0}: out of date', words) : words}
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

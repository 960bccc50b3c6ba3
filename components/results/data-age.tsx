import { useToday } from '@/components/hooks/use-today'
import { lastDayOf } from '@/lib/calendar/today'
import { dayInWords, monthInWords } from '@/lib/format/days'
import { type AgingData, dataAge } from '@/lib/rules/data-age'

interface DataAgeProps {
  kind: AgingData
  /** YYYY-MM-DD, YYYY-MM or YYYY. */
  on: string
}

/** With an age of days, months or years, and without one while it is not known or is less than a day. */
const SENTENCES: Record<AgingData, (on: string, age: string) => string> = {
  rates: (on, age) => (age ? `Rates of ${on}, ${age} old` : `Rates of ${on}`),
  plans: (on, age) => (age ? `Prices of ${on}, ${age} old` : `Prices of ${on}`),
  tariffs: (on, age) => (age ? `Tariff checked on ${on}, ${age} ago` : `Tariff checked on ${on}`),
  bankCodes: (on, age) => (age ? `List of bank codes of ${on}, ${age} old` : `List of bank codes of ${on}`),
  pincodes: (on, age) =>
    age ? `List of post offices of ${on}, ${age} old` : `List of post offices of ${on}`,
  cities: (on, age) => (age ? `List of cities of ${on}, ${age} old` : `List of cities of ${on}`),
  law: (on, age) => (age ? `Law checked on ${on}, ${age} ago` : `Law checked on ${on}`),
}

/** The date of the data behind a result, with its age; stands out above the result once the data is past its limit. */
export function DataAge({ kind, on }: DataAgeProps) {
  // The page as built cannot know today: the age joins the line when it is shown.
  const today = useToday()
  const age = today ? dataAge(kind, lastDayOf(on), today) : null
  return (
    <p role="note" className={age?.outdated ? 'data-age outdated' : 'data-age'}>
      {SENTENCES[kind](dateInWords(on), age ? daysInWords(age.days) : '')}
    </p>
  )
}

function dateInWords(on: string): string {
  if (on.length === 4) return on
  return on.length === 7 ? monthInWords(on) : dayInWords(on)
}

/** '54 days', '13 months', '11 years'; nothing for today. */
function daysInWords(days: number): string {
  if (days === 0) return ''
  if (days <= 90) return days === 1 ? '1 day' : `${days} days`
  const months = Math.floor(days / 30.4)
  return months < 36 ? `${months} months` : `${Math.floor(days / 365.25)} years`
}

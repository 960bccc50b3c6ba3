import { useToday } from '@/components/hooks/use-today'
import { lastDayOf } from '@/lib/calendar/today'
import { dayInWords, monthInWords } from '@/lib/format/days'
import { type AgingData, dataAge } from '@/lib/rules/data-age'

interface DataAgeProps {
  kind: AgingData
  /** YYYY-MM-DD, YYYY-MM or YYYY. */
  on: string
}

/** '@' is the date; what follows the comma is left out while the age '#' is not known or is less than a day. */
const SENTENCES: Record<AgingData, string> = {
  rates: 'Rates of @, # old',
  plans: 'Prices of @, # old',
  tariffs: 'Tariff checked on @, # ago',
  bankCodes: 'List of bank codes of @, # old',
  pincodes: 'List of post offices of @, # old',
  cities: 'List of cities of @, # old',
  law: 'Law checked on @, # ago',
}

/** The date of the data behind a result, with its age; highlighted once the data is past its limit. */
export function DataAge({ kind, on }: DataAgeProps) {
  // The page as built cannot know today: the age joins the line when it is shown.
  const today = useToday()
  const age = today ? dataAge(kind, lastDayOf(on), today) : null
  const [dated, old] = SENTENCES[kind].replace('@', dateInWords(on)).split(',')
  return (
    <p role="note" className={age?.outdated ? 'data-age outdated' : 'data-age'}>
      {age && age.days > 0 ? `${dated},${old!.replace('#', daysInWords(age.days))}` : dated}
    </p>
  )
}

function dateInWords(on: string): string {
  if (on.length === 4) return on
  return on.length === 7 ? monthInWords(on) : dayInWords(on)
}

/** '54 days', '13 months', '11 years'. */
function daysInWords(days: number): string {
  if (days <= 90) return days === 1 ? '1 day' : `${days} days`
  const months = Math.floor(days / 30.4)
  return months < 36 ? `${months} months` : `${Math.floor(days / 365.25)} years`
}

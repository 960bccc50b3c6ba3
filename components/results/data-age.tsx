'use client'

import { useToday } from '@/components/tool-form/use-today'
import { lastDayOf } from '@/lib/calendar/today'
import { dayInWords, monthInWords } from '@/lib/format/days'
import { grouped } from '@/lib/format/numbers'
import { type AgingData, dataAge } from '@/lib/rules/data-age'

interface DataAgeProps {
  kind: AgingData
  /** YYYY-MM-DD, YYYY-MM or YYYY. */
  on: string
}

const of: Record<DataAgeProps['kind'], (on: string, age: string) => string> = {
  rates: (on, age) => `Rates of ${on}${age && `, ${age} old`}`,
  plans: (on, age) => `Plans checked on ${on}${age && `, ${age} ago`}`,
  tariffs: (on, age) => `Tariff checked on ${on}${age && `, ${age} ago`}`,
  bankCodes: (on, age) => `List of bank codes of ${on}${age && `, ${age} old`}`,
  pincodes: (on, age) => `List of post offices of ${on}${age && `, ${age} old`}`,
  cities: (on, age) => `List of cities of ${on}${age && `, ${age} old`}`,
  law: (on, age) => `Law checked on ${on}${age && `, ${age} ago`}`,
}

/** The date of the data behind a result, with its age; stands out above the result once the data is past its limit. */
export function DataAge({ kind, on }: DataAgeProps) {
  // The page as built cannot know today: the age joins the line when it is shown.
  const today = useToday()
  const age = today ? dataAge(kind, lastDayOf(on), today) : null
  const outdated = age?.outdated ?? false
  return (
    <p role="note" className={outdated ? 'data-age outdated' : 'data-age'}>
      {of[kind](dateInWords(on), age ? daysInWords(age.days) : '')}
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
  return months < 36 ? `${months} months` : `${grouped(Math.floor(days / 365.25))} years`
}

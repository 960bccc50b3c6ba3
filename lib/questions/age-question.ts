import { age, ageInputs } from '@/lib/age/age'
import { counted } from '@/lib/format/numbers'
import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { dayInText } from '@/lib/questions/query/day-in-text'
import type { Query } from '@/lib/questions/query/query'
import { readLinked } from '@/lib/questions/read-linked'
import { controls, onDay, type ToolQuestion } from '@/lib/questions/tool-question'

/** A year of birth alone gives no age: the tool asks for the day. */
const YEAR = /\b(?:19|20)\d\d\b/

/** 'age 15 aug 1990', 'born 15/08/1990': the age today. */
export function ageQuestion({ text }: Query, today: CalendarDay): ToolQuestion | null {
  const dob = dayInText(text.replace(/\b(?:today|now|aaj)\b|आज/g, ''), today)
  if (dob === null) return YEAR.test(text) ? { slug: 'age-calculator', set: {}, answer: null } : null
  if (dob > today) return null
  const set = controls({ dob })
  if (!readLinked(ageInputs, set)('dob')) return null
  const { years, months, days } = age(dob, today)
  const terms = [onDay(dob)]
  return {
    slug: 'age-calculator',
    set,
    answer: {
      output: 'age',
      as: 'text',
      value: `P${years}Y${months}M${days}D`,
      text: `${counted(years, 'year')} ${counted(months, 'month')} ${counted(days, 'day')}`,
      terms,
    },
  }
}

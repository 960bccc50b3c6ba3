import { names } from '@/lib/language/words'

const LONG_DAY = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/**
 * A day given as YYYY-MM-DD, in words: '21 November 2026'. In another language its number stays with the month.
 * @param own the names of months; null for English. Those of the page unless given
 */
export function dayInWords(day: string, own = names('names of months')): string {
  if (own) return `${Number(day.slice(8, 10))}\u00a0${own[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`
  return LONG_DAY.format(new Date(day))
}

const LONG_MONTH = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A month given as YYYY-MM: 'November 2026'; `own` as above. */
export function monthInWords(month: string, own = names('names of months')): string {
  if (own) return `${own[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`
  return LONG_MONTH.format(new Date(month))
}

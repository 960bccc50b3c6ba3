import { names } from '@/lib/language/words'

const SHORT_DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** A day given as YYYY-MM-DD, without its year: '7 Jan'. */
export function shortDay(day: string): string {
  const own = names('names of months')
  if (own) return `${Number(day.slice(8, 10))}\u00a0${own[Number(day.slice(5, 7)) - 1]}`
  return SHORT_DAY.format(new Date(day))
}

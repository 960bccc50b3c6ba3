const LONG_DAY = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A day given as YYYY-MM-DD, in words: '21 November 2026'. */
export function dayInWords(day: string): string {
  return LONG_DAY.format(new Date(day))
}

const LONG_MONTH = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A month given as YYYY-MM: 'November 2026'. */
export function monthInWords(month: string): string {
  return LONG_MONTH.format(new Date(month))
}

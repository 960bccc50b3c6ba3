const written = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A date given as YYYY-MM-DD, as one says it: 21 November 2026. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{written.format(new Date(date))}</time>
}

import { dayInWords } from '@/lib/format/days'

/** A date given as YYYY-MM-DD, as text: 21 November 2026. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{dayInWords(date)}</time>
}

import { timeInWords } from '@/lib/format/time-in-words'
import { clockIn, type TimeZone } from '@/lib/panchang/place-time'
import type { Moment } from '@/lib/panchang/indian-time'

/** A moment by the clocks of a zone, to the nearest minute: '6:42 am'. */
export function clockText(moment: Moment, timeZone?: TimeZone): string {
  const { hour, minute } = clockIn(moment, timeZone)
  return timeInWords(hour, minute)
}

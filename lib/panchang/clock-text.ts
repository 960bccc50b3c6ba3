import { timeInWords } from '@/lib/format/time-in-words'
import { clockIn, type TimeZone } from '@/lib/panchang/place-time'
import type { Moment } from '@/lib/panchang/indian-time'

/** A moment by the clocks of a zone, to the nearest minute: '6:42 am'. */
export function clockText(moment: Moment, timeZone?: TimeZone): string {
  const { hour, minute } = clockIn(moment, timeZone)
  return timeInWords(hour, minute)
}

/** 'सुबह 9:31 बजे से सुबह 10:50 बजे तक': the hour’s word of the first time, and the part of the day of the second. */
const SAID_TWICE = /^(\S+) (\S+)\u00a0\S+ (\S+) (?:\1 )?/

/** A span of two times with what both have only once: 'सुबह 9:31 से 10:50 बजे तक'. */
export const saidOnce = (span: string) => span.replace(SAID_TWICE, '$1 $2 $3 ')

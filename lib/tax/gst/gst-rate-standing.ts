import { addDays } from '@/lib/calendar/calendar-day'
import { lawRows } from '@/lib/rules/in-force'
import { gstOnTobacco, gstRates } from '@/lib/rules/gst/gst-rates'
import { ruleOn } from '@/lib/rules/rule'

/** The status of a rate on a day: in force, a slab that has ended, or none that we know of. */
export type RateStanding =
  | { standing: 'in force'; on: string | null }
  | { standing: 'ended'; lastDay: string; tobaccoUntil: string | null }
  | { standing: 'not a slab' }

/** The day before, YYYY-MM-DD. */
export function dayBefore(day: string): string {
  return addDays(day, -1)
}

/** @throws RuleNotKnown before GST began */
export function rateStanding(percent: number, date: string): RateStanding {
  const found = ruleOn(gstRates, date).value.find((rate) => rate.percent === percent)
  if (found) return { standing: 'in force', on: found.on ?? null }
  const rows = lawRows(gstRates, date)
  const last = rows.findLastIndex(({ value }) => value.some((rate) => rate.percent === percent))
  if (last < 0) return { standing: 'not a slab' }
  const ofTobacco = lawRows(gstOnTobacco, date)
  const tobacco = ofTobacco.findIndex(({ value }) => value === percent)
  const after = tobacco < 0 ? undefined : ofTobacco[tobacco + 1]
  return {
    standing: 'ended',
    lastDay: dayBefore(rows[last + 1]!.from),
    tobaccoUntil: after ? dayBefore(after.from) : null,
  }
}

import { addDays, type CalendarDay } from '@/lib/calendar/calendar-day'
import { type GstLateFee, gstLateFee, type LateReturn } from '@/lib/tax/gst/gst-late-fee'

export interface LateDay extends GstLateFee {
  filed: CalendarDay
  /** Rupees of late fee and interest. */
  total: number
}

const DAYS = [1, 5, 10, 15, 20, 30, 45, 60, 90, 180]

/**
 * The late fee and interest of a return by the day of filing: some usual days, the chosen one, and the first with the
 * maximum fee.
 */
export function lateFeeByDay(asked: LateReturn): LateDay[] {
  const { daysLate, cap, perDay } = gstLateFee(asked)
  const capped = perDay > 0 ? Math.max(1, Math.ceil(cap / perDay)) : Infinity
  const days = [...DAYS, ...(daysLate > 0 ? [daysLate] : []), ...(capped <= DAYS.at(-1)! ? [capped] : [])]
  return [...new Set(days)]
    .toSorted((a, b) => a - b)
    .map((count) => {
      const filed = addDays(asked.due, count)
      const fee = gstLateFee({ ...asked, filed })
      return { ...fee, filed, total: fee.lateFee + fee.interest }
    })
}

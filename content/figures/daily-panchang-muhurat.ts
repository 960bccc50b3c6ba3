import { dayOfYear } from '@/content/figures/wording'
import { indianDay } from '@/lib/calendar/today'
import { dayInWords } from '@/lib/format/days'
import { indianMidnight } from '@/lib/panchang/indian-time'
import { limbAt } from '@/lib/panchang/limbs'
import { lunarMonthAt } from '@/lib/panchang/lunar-month'

/** The day of the examples, and one in the last extra month. */
const DAY = '2026-11-30'
const IN_EXTRA_MONTH = '2026-06-01'

/** What the words of the panchang name. */
export function dailyPanchangMuhuratFigures() {
  const atSunrise = limbAt('tithi', indianMidnight(DAY) + 7 * 3_600_000)
  const extra = lunarMonthAt(indianMidnight(IN_EXTRA_MONTH))
  return {
    day: dayInWords(DAY),
    tithiEnds: dayOfYear(indianDay(atSunrise.end)),
    adhikFrom: dayOfYear(indianDay(extra.start)),
    adhikTo: dayInWords(indianDay(extra.end)),
  }
}

import { percent } from '@/content/figures/wording'
import { addDays } from '@/lib/calendar/calendar-day'
import { dayInWords } from '@/lib/format/days'
import { rupees } from '@/lib/format/numbers'
import { gstInPaise } from '@/lib/tax/gst/gst-paise'

/** The examples: a price and its rate, an offer and its days, and a job with its advance. */
const PRICE = 40_000
const RATE = 18
const QUOTED_ON = '2026-12-01'
const VALID_DAYS = 15
const JOB = 2_00_000
const ADVANCE_SHARE = 30

/** What the words of the quotation generator name. */
export function quotationGeneratorFigures() {
  const { gstPaise, totalPaise } = gstInPaise({ amount: PRICE, ratePercent: RATE, type: 'exclusive' }, 'same')
  return {
    price: rupees(PRICE),
    gst: percent(RATE),
    tax: rupees(gstPaise / 100),
    total: rupees(totalPaise / 100),
    quotedOn: dayInWords(QUOTED_ON),
    validDays: String(VALID_DAYS),
    validUntil: dayInWords(addDays(QUOTED_ON, VALID_DAYS)),
    job: rupees(JOB),
    advanceShare: percent(ADVANCE_SHARE),
    advance: rupees((JOB * ADVANCE_SHARE) / 100),
  }
}

import { figure, worded } from '@/lib/answers/figure'
import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { counted } from '@/lib/format/numbers'
import type { ReadValues } from '@/lib/inputs/tool-inputs'
import { gstLateFee, gstLateFeeInputs, isLateFeeKnown, lateReturnFrom } from '@/lib/tax/gst/gst-late-fee'

export type GstLateFeeAnswer = NonNullable<ReturnType<typeof gstLateFeeAnswer>>

/**
 * The fee and interest of a late return; null for one whose law is not known here. `today` is the filing
 * where none is given.
 */
export function gstLateFeeAnswer(
  read: ReadValues<typeof gstLateFeeInputs>,
  { today }: { today: CalendarDay },
) {
  const asked = lateReturnFrom(read, today)
  if (!asked || !isLateFeeKnown(asked)) return null
  const fee = gstLateFee(asked)
  const paise = (rupees: number) => figure('rupeesAndPaise', rupees)
  const hasInterest = asked.cashTax > 0
  return {
    asked,
    fee,
    primary: ['lateFee', 'interest'],
    figures: {
      lateFee: paise(fee.lateFee),
      interest: hasInterest && paise(fee.interest),
      total: hasInterest && paise(fee.lateFee + fee.interest),
      daysLate: worded(fee.daysLate, counted(fee.daysLate, 'day')),
      cgst: paise(fee.cgst),
      sgst: paise(fee.sgst),
      perDay: figure('rupees', fee.perDay),
      cap: paise(fee.cap),
    },
  }
}

export const gstLateFeeTool = {
  slug: 'gst-late-fee-calculator',
  inputs: gstLateFeeInputs,
  answer: gstLateFeeAnswer,
} as const

import type { WorkingContent } from '@/components/results/working'
import { dayInWords } from '@/lib/format/days'
import { grouped, rupees } from '@/lib/format/numbers'
import { type GstLateFee, interestRate, lateFeeBand, type LateReturn } from '@/lib/tax/gst-late-fee'

export function gstLateFeeWorking(asked: LateReturn, fee: GstLateFee): WorkingContent {
  const { daysLate, perDay, cap, lateFee, interest } = fee
  const band = lateFeeBand(asked)
  return {
    formula: 'Late fee = days late × fee a day, at most the maximum. Interest = tax × rate × days ÷ 365',
    steps: {
      'Days late': `${dayInWords(asked.due)} to ${dayInWords(asked.filed)} = ${grouped(daysLate)}`,
      'Fee by days': `${grouped(daysLate)} × ${rupees(perDay)} = ${rupees(daysLate * perDay)}`,
      Maximum:
        'rupees' in band.cap
          ? rupees(cap)
          : `${rupees(asked.stateTurnover)} × ${band.cap.percentOfStateTurnover}% = ${rupees(cap, 2)}`,
      'Late fee, the lower of the two': rupees(lateFee, 2),
      'CGST, and SGST or UTGST': `${rupees(lateFee, 2)} ÷ 2 = ${rupees(fee.cgst, 2)} each`,
      Interest:
        asked.cashTax > 0 &&
        `${grouped(asked.cashTax)} × ${interestRate(asked)}% × ${grouped(daysLate)} ÷ 365 = ${rupees(interest, 2)}`,
    },
  }
}

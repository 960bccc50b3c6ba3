import type { WorkingContent } from '@/components/results/working'
import { dayInWords } from '@/lib/format/days'
import { grouped, rupees } from '@/lib/format/numbers'
import {
  annualExemptionOf,
  type GstLateFee,
  interestRate,
  lateFeeBand,
  type LateReturn,
} from '@/lib/tax/gst/gst-late-fee'
import { t } from '@/lib/language/words'

export function gstLateFeeWorking(asked: LateReturn, fee: GstLateFee): WorkingContent {
  const { daysLate, interestDays, perDay, cap, lateFee, interest } = fee
  const exemption = annualExemptionOf(asked)
  const band = lateFeeBand(asked)
  return {
    formula: t('Late fee = days late × fee a day, at most the maximum. Interest = tax × rate × days ÷ 365'),
    steps: {
      [t('Days late')]: t(
        '{0} to {1} = {2}',
        dayInWords(asked.due),
        dayInWords(asked.filed),
        grouped(daysLate),
      ),
      [t('No GSTR-9 is due up to')]:
        exemption !== null && `${rupees(exemption.upTo)} ≥ ${rupees(asked.turnover)}`,
      [t('Fee by days')]:
        !exemption && `${grouped(daysLate)} × ${rupees(perDay)} = ${rupees(daysLate * perDay)}`,
      [t('Maximum')]:
        !exemption &&
        ('rupees' in band.cap
          ? rupees(cap)
          : `${rupees(asked.stateTurnover)} × ${band.cap.percentOfStateTurnover}% = ${rupees(cap, 2)}`),
      [t('Late fee, the lower of the two')]: !exemption && rupees(lateFee, 2),
      [t('CGST, and SGST or UTGST')]: t('{0} ÷ 2 = {1} each', rupees(lateFee, 2), rupees(fee.cgst, 2)),
      [t('Interest')]:
        asked.cashTax > 0 &&
        `${grouped(asked.cashTax)} × ${interestRate(asked)}% × ${grouped(interestDays)} ÷ 365 = ${rupees(interest, 2)}`,
    },
  }
}

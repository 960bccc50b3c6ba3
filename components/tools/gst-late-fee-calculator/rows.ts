import { type ResultRows, row, textRow } from '@/components/results/result-row'
import { counted, rupees } from '@/lib/format/numbers'
import { ANNUAL_RETURN_WAIVED_UP_TO } from '@/lib/rules/gst/late-fees'
import { type GstLateFee, type LateReturn, periodOf } from '@/lib/tax/gst-late-fee'

export function gstLateFeeRows({ cashTax }: LateReturn, fee: GstLateFee): ResultRows {
  const hasInterest = cashTax > 0
  return [
    row('lateFee', 'Late fee', 'rupeesAndPaise', fee.lateFee, { primary: true }),
    hasInterest && row('interest', 'Interest', 'rupeesAndPaise', fee.interest, { primary: true }),
    hasInterest &&
      row('total', 'Late fee and interest', 'rupeesAndPaise', fee.lateFee + fee.interest, { short: 'Total' }),
    textRow('daysLate', 'Days late', fee.daysLate, counted(fee.daysLate, 'day')),
    row('cgst', 'CGST half', 'rupeesAndPaise', fee.cgst),
    row('sgst', 'SGST or UTGST half', 'rupeesAndPaise', fee.sgst),
    row('perDay', 'Late fee a day', 'rupees', fee.perDay),
    row('cap', 'Maximum late fee', 'rupeesAndPaise', fee.cap),
  ]
}

/** Notes on a return. */
export function gstLateFeeNote({ form, turnover }: LateReturn, { daysLate }: GstLateFee): string | null {
  if (daysLate === 0) return 'Filed in time: there is no late fee.'
  if (form === 'GSTR-9' && turnover <= ANNUAL_RETURN_WAIVED_UP_TO)
    return `Up to ${rupees(ANNUAL_RETURN_WAIVED_UP_TO)} of turnover, GSTR-9 has been waived each year by notification. Where it is waived, no fee arises.`
  return null
}

const KNOWN_FROM = {
  'GSTR-1': 'the return for June 2021',
  'GSTR-3B': 'the return for June 2021',
  'GSTR-4': 'the return for 2021-22',
  'GSTR-9': 'the return for 2022-23',
}

/** Why there is no figure for an old return. */
export const notKnownReason = (asked: LateReturn) =>
  `This page has the late fee of ${asked.form} from ${KNOWN_FROM[asked.form]}. Yours is for ${periodOf(asked).slice(0, 7)}.`

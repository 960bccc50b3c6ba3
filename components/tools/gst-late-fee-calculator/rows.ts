import { type ResultRows, row, textRow } from '@/components/results/result-row'
import { counted, rupees } from '@/lib/format/numbers'
import { ANNUAL_RETURN_WAIVED_UP_TO } from '@/lib/rules/gst/late-fees'
import { type GstLateFee, type LateReturn, periodOf } from '@/lib/tax/gst-late-fee'
import { t } from '@/lib/language/words'

export function gstLateFeeRows({ cashTax }: LateReturn, fee: GstLateFee): ResultRows {
  const hasInterest = cashTax > 0
  return [
    row('lateFee', t('Late fee'), 'rupeesAndPaise', fee.lateFee, { primary: true }),
    hasInterest && row('interest', t('Interest'), 'rupeesAndPaise', fee.interest, { primary: true }),
    hasInterest &&
      row('total', t('Late fee and interest'), 'rupeesAndPaise', fee.lateFee + fee.interest, {
        short: t('Total'),
      }),
    textRow('daysLate', t('Days late'), fee.daysLate, counted(fee.daysLate, 'day')),
    row('cgst', t('CGST half'), 'rupeesAndPaise', fee.cgst),
    row('sgst', t('SGST or UTGST half'), 'rupeesAndPaise', fee.sgst),
    row('perDay', t('Late fee a day'), 'rupees', fee.perDay),
    row('cap', t('Maximum late fee'), 'rupeesAndPaise', fee.cap),
  ]
}

/** Notes on a return. */
export function gstLateFeeNote({ form, turnover }: LateReturn, { daysLate }: GstLateFee): string | null {
  if (daysLate === 0) return t('Filed in time: there is no late fee.')
  if (form === 'GSTR-9' && turnover <= ANNUAL_RETURN_WAIVED_UP_TO)
    return t(
      'Up to {0} of turnover, GSTR-9 has been waived each year by notification. Where it is waived, no fee arises.',
      rupees(ANNUAL_RETURN_WAIVED_UP_TO),
    )
  return null
}

const KNOWN_FROM = {
  'GSTR-1': t('the return for June 2021'),
  'GSTR-3B': t('the return for June 2021'),
  'GSTR-4': t('the return for 2021-22'),
  'GSTR-9': t('the return for 2022-23'),
}

/** Why there is no figure for an old return. */
export const notKnownReason = (asked: LateReturn) =>
  t(
    'This page has the late fee of {0} from {1}. Yours is for {2}.',
    asked.form,
    KNOWN_FROM[asked.form],
    periodOf(asked).slice(0, 7),
  )

import type { ResultRows } from '@/components/results/result-row'
import { wordedRows } from '@/components/results/worded-rows'
import { rupees } from '@/lib/format/numbers'
import { dayInWords } from '@/lib/format/days'
import type { AnnualReturnExemption } from '@/lib/rules/gst/late-fees'
import {
  bearsInterest,
  annualExemptionOf,
  interestFrom,
  type LateReturn,
  returnPeriodOf,
} from '@/lib/tax/gst/gst-late-fee'
import type { GstLateFeeAnswer } from '@/lib/tax/gst/gst-late-fee-answer'
import { t } from '@/lib/language/words'

export const gstLateFeeRows = (answer: GstLateFeeAnswer): ResultRows =>
  wordedRows(answer, {
    lateFee: t('Late fee'),
    interest: t('Interest'),
    total: { label: t('Late fee and interest'), short: t('Total') },
    daysLate: t('Days late'),
    cgst: t('CGST half'),
    sgst: t('SGST or UTGST half'),
    perDay: t('Late fee a day'),
    cap: t('Maximum late fee'),
  })

/** Notes on a return. */
export function gstLateFeeNotes({ asked, fee: { daysLate } }: GstLateFeeAnswer): (string | false)[] {
  const { form, nil, cashTax } = asked
  const exemption = annualExemptionOf(asked)
  return [
    daysLate === 0 && t('Filed in time: there is no late fee.'),
    exemption !== null && exemptionNote(exemption),
    form === 'GSTR-9' &&
      cashTax > 0 &&
      t(
        'Interest counts from {0}, when GSTR-3B for March was due. For tax of an earlier month it counts from the day on which that return was due, and is more.',
        dayInWords(interestFrom(asked)),
      ),
    daysLate > 0 &&
      bearsInterest(form) &&
      !nil &&
      cashTax === 0 &&
      t('Interest is not included: enter the tax that was paid in cash.'),
  ]
}

const exemptionNote = ({ upTo, notification }: AnnualReturnExemption) =>
  notification === null
    ? t('Up to {0} of turnover no GSTR-9 is due for this year, so there is no late fee.', rupees(upTo))
    : t(
        'Up to {0} of turnover no GSTR-9 is due for this year (Notification {1}), so there is no late fee.',
        rupees(upTo),
        notification,
      )

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
    returnPeriodOf(asked).slice(0, 7),
  )

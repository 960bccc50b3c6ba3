import { type ResultRows, row } from '@/components/results/result-row'
import type { RentDuty } from '@/lib/stamp-duty/rent-duty'
import { t } from '@/lib/language/words'

/** The amount paid for a tenancy; a fee that is not known has no row. */
export function rentRows(result: RentDuty): ResultRows {
  const isAbout = result.kind === 'lease'
  const fee = result.registrationPaise
  const total =
    fee === null ? t('Total without a registration fee') : t(isAbout ? 'Total to pay, about' : 'Total to pay')
  return [
    row('total', total, 'paiseIfAny', result.totalPaise, { primary: true }),
    row('duty', t('Stamp duty'), 'paiseIfAny', result.dutyPaise),
    fee !== null &&
      row('registration', t(isAbout ? 'Registration fee, about' : 'Registration fee'), 'paiseIfAny', fee),
  ]
}

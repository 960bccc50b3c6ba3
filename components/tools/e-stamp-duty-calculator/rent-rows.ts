import { type ResultRows, row } from '@/components/results/result-row'
import type { RentDuty } from '@/lib/stamp-duty/rent-duty'

/** The amount paid for a tenancy; a fee that is not known has no row. */
export function rentRows(result: RentDuty): ResultRows {
  const about = result.kind === 'lease' ? ', about' : ''
  const total = result.kind === 'tenancy' ? 'Total without a registration fee' : `Total to pay${about}`
  const fee = result.registrationPaise
  return [
    row('total', total, 'paiseIfAny', result.totalPaise, { primary: true }),
    row('duty', 'Stamp duty', 'paiseIfAny', result.dutyPaise),
    fee !== null && row('registration', `Registration fee${about}`, 'paiseIfAny', fee),
  ]
}

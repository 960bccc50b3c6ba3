import type { ResultRow } from '@/components/results/result-panel'
import { inRupees, rowsOf } from '@/components/tools/e-stamp-duty-calculator/stamp-rows'
import { MEDIUM } from '@/components/tools/e-stamp-duty-calculator/sale-notes'
import { HIGH } from '@/components/tools/e-stamp-duty-calculator/stamp-words'
import type { LeaseDuty, LicenceDuty } from '@/lib/stamp-duty/rent-duty'

export function rentRows(result: LicenceDuty | LeaseDuty): ResultRow[] {
  const about = result.kind === 'lease' ? ', about' : ''
  return rowsOf([
    ['total', `Total to pay${about}`, result.totalPaise],
    ['duty', 'Stamp duty', result.dutyPaise],
    ['registration', `Registration fee${about}`, result.registrationPaise],
  ])
}

export const rentNotes = (result: LicenceDuty | LeaseDuty): string[] =>
  result.kind === 'licence'
    ? [
        HIGH,
        `Registration is compulsory. In practice the duty is rounded up to the next ₹100: ${inRupees(result.paidPaise)}, in all ${inRupees(result.paidPaise + result.registrationPaise)}.`,
      ]
    : [MEDIUM, 'The rates are of 2020, the last that we have read.']

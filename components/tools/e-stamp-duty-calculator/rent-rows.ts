import type { ResultRow } from '@/components/results/result-panel'
import { inRupees, rowsOf } from '@/components/tools/e-stamp-duty-calculator/stamp-rows'
import { MEDIUM } from '@/components/tools/e-stamp-duty-calculator/sale-notes'
import type { RentAnswer } from '@/components/tools/e-stamp-duty-calculator/answer-kinds'
import { HIGH } from '@/components/tools/e-stamp-duty-calculator/stamp-words'
import { dayInWords } from '@/lib/format/days'
import { ruleOn } from '@/lib/rules/rule'
import type { RentDuty } from '@/lib/stamp-duty/rent-duty'

export function rentRows(result: RentDuty): ResultRow[] {
  const about = result.kind === 'lease' ? ', about' : ''
  return rowsOf([
    [
      'total',
      result.kind === 'tenancy' ? 'Total without a registration fee' : `Total to pay${about}`,
      result.totalPaise,
    ],
    ['duty', 'Stamp duty', result.dutyPaise],
    ['registration', `Registration fee${about}`, result.registrationPaise],
  ])
}

export function rentNotes({ rule, result }: RentAnswer): string[] {
  if (result.kind === 'licence') {
    return [
      HIGH,
      `Registration is compulsory. In practice the duty is rounded up to the next ₹100: ${inRupees(result.paidPaise)}, in all ${inRupees(result.paidPaise + result.registrationPaise)}.`,
    ]
  }
  if (result.kind === 'lease') return [MEDIUM, 'The rates are of 2020, the last that we have read.']
  const { value, from } = ruleOn(rule, rule.checkedOn)
  return [
    value.sureness === 'high' ? HIGH : MEDIUM,
    `The rate has held since ${dayInWords(from)} at the latest.`,
  ]
}

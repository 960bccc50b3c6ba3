import type { ResultRow } from '@/components/results/result-panel'
import type { StampAnswer } from '@/components/tools/e-stamp-duty-calculator/stamp-answer'
import { rupees } from '@/lib/format/numbers'
import type { LeaseDuty, LicenceDuty } from '@/lib/stamp-duty/rent-duty'
import type { SaleDuty } from '@/lib/stamp-duty/sale-duty'

/** Paise as rupees, with decimals only where there are paise. */
export const inRupees = (paise: number) => rupees(paise / 100, paise % 100 === 0 ? 0 : 2)

type Figure = [name: string, label: string, paise: number | null]

const rowsOf = (figures: readonly Figure[]): ResultRow[] =>
  figures.flatMap(([name, label, paise]) =>
    paise === null
      ? []
      : [{ name, label, value: paise / 100, formatted: inRupees(paise), primary: name === 'total' }],
  )

export function stampRows(answer: StampAnswer): ResultRow[] | null {
  if (answer.of === 'nothing') return null
  return rowsOf(answer.of === 'sale' ? saleFigures(answer.result) : rentFigures(answer.result))
}

export const LEVIES = { cess: 'Cess', surcharge: 'Surcharge' }

function saleFigures(result: SaleDuty): Figure[] {
  const together = result.terms.registration === 'withinDuty'
  return [
    [
      'total',
      result.registrationPaise === null ? 'Total without the registration fee' : 'Total to pay',
      result.totalPaise,
    ],
    ['duty', together ? 'Duty and registration together' : 'Stamp duty', result.dutyPaise],
    ...result.levies.map(({ name, paise }): Figure => [name, LEVIES[name], paise]),
    [
      'registration',
      result.capped ? 'Registration fee, capped' : 'Registration fee',
      together ? null : result.registrationPaise,
    ],
  ]
}

function rentFigures(result: LicenceDuty | LeaseDuty): Figure[] {
  const about = result.kind === 'lease' ? ', about' : ''
  return [
    ['total', `Total to pay${about}`, result.totalPaise],
    ['duty', 'Stamp duty', result.dutyPaise],
    ['registration', `Registration fee${about}`, result.registrationPaise],
  ]
}

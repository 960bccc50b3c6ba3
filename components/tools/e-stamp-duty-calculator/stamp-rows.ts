import type { ResultRow } from '@/components/results/result-panel'
import { rupees } from '@/lib/format/numbers'
import type { SaleDuty } from '@/lib/stamp-duty/sale-duty'

/** Paise as rupees, with decimals only where there are paise. */
export const inRupees = (paise: number) => rupees(paise / 100, paise % 100 === 0 ? 0 : 2)

export type Figure = [name: string, label: string, paise: number | null]

export const rowsOf = (figures: readonly Figure[]): ResultRow[] =>
  figures.flatMap(([name, label, paise]) =>
    paise === null
      ? []
      : [{ name, label, value: paise / 100, formatted: inRupees(paise), primary: name === 'total' }],
  )

export const LEVIES = { cess: 'Cess', surcharge: 'Surcharge' }

export function saleRows(result: SaleDuty): ResultRow[] {
  const together = result.terms.registration === 'withinDuty'
  return rowsOf([
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
  ])
}

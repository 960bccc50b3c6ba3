import { figureText } from '@/components/results/figure'
import type { ResultRow } from '@/components/results/result-row'
import type { SaleDuty } from '@/lib/stamp-duty/sale-duty'

/** The areas of Maharashtra; those of other states come with their rates. */
export const areasOfMaharashtra = {
  mumbai: 'Mumbai',
  otherCities: 'Pune, Thane, Nagpur',
  naviMumbai: 'Navi Mumbai',
  council: 'Municipal council in the MMRDA area',
  village: 'Gram panchayat',
} as const

/** Paise as rupees, with decimals only where there are paise. */
export const inRupees = (paise: number) => figureText({ as: 'paiseIfAny', value: paise })

/** A share in the working: '₹80,00,000 × 5% = ₹4,00,000'. */
export const percentOf = (paise: number, percent: number, result: number) =>
  `${inRupees(paise)} × ${percent}% = ${inRupees(result)}`

export const levyNames = { cess: 'Cess', surcharge: 'Surcharge' }

type Row = [name: string, label: string, paise: number | null]

/** Rows of the figures that are known. */
export const rowsOf = (rows: readonly Row[]): ResultRow[] =>
  rows.flatMap(([name, label, paise]) =>
    paise === null ? [] : [{ name, label, as: 'paiseIfAny', value: paise, primary: name === 'total' }],
  )

export function saleRows(result: SaleDuty): ResultRow[] {
  const together = result.terms.registration === 'withinDuty'
  return rowsOf([
    [
      'total',
      result.registrationPaise === null ? 'Total without the registration fee' : 'Total to pay',
      result.totalPaise,
    ],
    ['duty', together ? 'Duty and registration together' : 'Stamp duty', result.dutyPaise],
    ...result.levies.map(({ name, paise }): Row => [name, levyNames[name], paise]),
    [
      'registration',
      result.capped ? 'Registration fee, capped' : 'Registration fee',
      together ? null : result.registrationPaise,
    ],
  ])
}

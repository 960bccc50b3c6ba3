import { figureText } from '@/components/results/figure'
import { type ResultRows, row } from '@/components/results/result-row'
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

/** What is paid for a sale; a fee that is part of the duty, or not known, has no row. */
export function saleRows({ registrationPaise: fee, capped, ...result }: SaleDuty): ResultRows {
  const together = result.terms.registration === 'withinDuty'
  const total = fee === null ? 'Total without the registration fee' : 'Total to pay'
  const duty = together ? 'Duty and registration together' : 'Stamp duty'
  const registration = capped ? 'Registration fee, capped' : 'Registration fee'
  return [
    row('total', total, 'paiseIfAny', result.totalPaise, { primary: true }),
    row('duty', duty, 'paiseIfAny', result.dutyPaise),
    ...result.levies.map(({ name, paise }) => row(name, levyNames[name], 'paiseIfAny', paise)),
    !together && fee !== null && row('registration', registration, 'paiseIfAny', fee),
  ]
}

import { figureText } from '@/components/results/figure'
import { type ResultRows, row } from '@/components/results/result-row'
import type { SaleDuty } from '@/lib/stamp-duty/sale-duty'
import { t } from '@/lib/language/words'

/** Paise as rupees, with decimals only where there are paise. */
export const inRupees = (paise: number) => figureText({ as: 'paiseIfAny', value: paise })

/** A share in the working: '₹80,00,000 × 5% = ₹4,00,000'. */
export const percentOf = (paise: number, percent: number, result: number) =>
  `${inRupees(paise)} × ${percent}% = ${inRupees(result)}`

export const levyNames = { cess: t('Cess'), surcharge: t('Surcharge'), specialFee: t('Special fee') }

/** The amount paid for a sale; a fee that is part of the duty, or not known, has no row. */
export function saleRows({ registrationPaise: fee, capped, ...duty }: SaleDuty): ResultRows {
  const together = duty.terms.registration.by === 'duty'
  const total = t(fee === null ? 'Total without the registration fee' : 'Total to pay')
  return [
    row('total', total, 'paiseIfAny', duty.totalPaise, { primary: true }),
    row('duty', t(together ? 'Duty and registration together' : 'Stamp duty'), 'paiseIfAny', duty.dutyPaise),
    ...duty.levies.map(({ name, paise }) => row(name, levyNames[name], 'paiseIfAny', paise)),
    !together &&
      fee !== null &&
      row('registration', t(capped ? 'Registration fee, capped' : 'Registration fee'), 'paiseIfAny', fee),
  ]
}

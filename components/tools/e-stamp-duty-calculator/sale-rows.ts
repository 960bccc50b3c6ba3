import { figureText } from '@/components/results/figure'
import type { ResultRows } from '@/components/results/result-row'
import { wordedRows } from '@/components/results/worded-rows'
import type { SaleDuty } from '@/lib/stamp-duty/sale-duty'
import { dutyFigures } from '@/lib/stamp-duty/stamp-duty-answer'
import { t } from '@/lib/language/words'

/** Paise as rupees, with decimals only where there are paise. */
export const inRupees = (paise: number) => figureText({ as: 'paiseIfAny', value: paise })

/** A share in the working: '₹80,00,000 × 5% = ₹4,00,000'. */
export const percentOf = (paise: number, percent: number, result: number) =>
  `${inRupees(paise)} × ${percent}% = ${inRupees(result)}`

export const levyNames = { cess: t('Cess'), surcharge: t('Surcharge'), specialFee: t('Special fee') }

export function saleDutyRows(duty: SaleDuty): ResultRows {
  const together = duty.terms.registration.by === 'duty'
  return wordedRows(dutyFigures(duty), {
    total: t(duty.registrationPaise === null ? 'Total without the registration fee' : 'Total to pay'),
    duty: t(together ? 'Duty and registration together' : 'Stamp duty'),
    ...levyNames,
    registration: t(duty.capped ? 'Registration fee, capped' : 'Registration fee'),
  })
}

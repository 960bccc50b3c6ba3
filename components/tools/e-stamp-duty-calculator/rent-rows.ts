import type { ResultRows } from '@/components/results/result-row'
import { wordedRows } from '@/components/results/worded-rows'
import type { RentDuty } from '@/lib/stamp-duty/rent-duty'
import { dutyFigures } from '@/lib/stamp-duty/stamp-duty-answer'
import { t } from '@/lib/language/words'
import { levyNames } from './sale-rows'

export function rentRows(duty: RentDuty): ResultRows {
  const isAbout = duty.kind === 'lease'
  return wordedRows(dutyFigures(duty), {
    total:
      duty.registrationPaise === null
        ? t('Total without a registration fee')
        : t(isAbout ? 'Total to pay, about' : 'Total to pay'),
    duty: t('Stamp duty'),
    ...levyNames,
    registration: t(isAbout ? 'Registration fee, about' : 'Registration fee'),
  })
}

import type { WorkingContent } from '@/components/results/working'
import { toPaise } from '@/lib/money/paise'
import type { SaleDuty, SaleQuestion } from '@/lib/stamp-duty/sale-duty'
import { t } from '@/lib/language/words'
import { inRupees, levyNames, percentOf } from './sale-rows'

/** The sum as one would write it on paper, with the visitor's own numbers. */
export function saleWorking(question: SaleQuestion, duty: SaleDuty): WorkingContent {
  const { basePaise, dutyPaise } = duty
  return {
    formula: t('Duty = higher of price and government’s value × rate'),
    steps: {
      [t('Value that counts')]:
        question.governmentValue > question.value
          ? t('{0}, the government’s value', inRupees(basePaise))
          : t('{0}, the price', inRupees(basePaise)),
      [t('Stamp duty')]: dutyStep(duty),
      ...Object.fromEntries(
        duty.levies.map(({ name, of, percent, paise }) => [
          t(of === 'duty' ? '{0}, on the duty' : '{0}, on the value', levyNames[name]),
          percentOf(of === 'duty' ? dutyPaise : basePaise, percent, paise),
        ]),
      ),
      [t('Registration fee')]: registrationStep(duty),
      [t('Together')]: inRupees(duty.totalPaise),
    },
  }
}

const dutyStep = ({ dutyParts, dutyPaise }: SaleDuty) =>
  `${dutyParts.map(({ ofPaise, percent }) => `${inRupees(ofPaise)} × ${percent}%`).join(' + ')} = ${inRupees(dutyPaise)}`

function registrationStep({ basePaise, registrationPercent, registrationPaise, capped, terms }: SaleDuty) {
  if (registrationPaise === null || terms.registration.by === 'duty') return false
  if (registrationPercent === null) return t('{0}, by the scale for this value', inRupees(registrationPaise))
  const rate = `${inRupees(basePaise)} × ${registrationPercent}%`
  if (capped) return t('{0}, at most {1}', rate, inRupees(registrationPaise))
  const { plus } = terms.registration as { plus?: number }
  return `${plus ? t('{0} + {1} for pasting', rate, inRupees(toPaise(plus))) : rate} = ${inRupees(registrationPaise)}`
}

import type { WorkingContent } from '@/components/results/working'
import { toPaise } from '@/lib/money/paise'
import type { SaleDuty, SaleQuestion } from '@/lib/stamp-duty/sale-duty'
import { inRupees, levyNames, percentOf } from './sale-rows'

/** The sum as one would write it on paper, with the visitor's own numbers. */
export function saleWorking(question: SaleQuestion, duty: SaleDuty): WorkingContent {
  const { basePaise, dutyPaise, dutyPercent } = duty
  return {
    formula: 'Duty = higher of price and government’s value × rate',
    steps: {
      'Value that counts':
        question.governmentValue > question.value
          ? `${inRupees(basePaise)}, the government’s value`
          : `${inRupees(basePaise)}, the price`,
      'Stamp duty': percentOf(basePaise, dutyPercent, dutyPaise),
      ...Object.fromEntries(
        duty.levies.map(({ name, of, percent, paise }) => [
          `${levyNames[name]}, on the ${of}`,
          percentOf(of === 'duty' ? dutyPaise : basePaise, percent, paise),
        ]),
      ),
      'Registration fee': registrationStep(duty),
      Together: inRupees(duty.totalPaise),
    },
  }
}

function registrationStep({ basePaise, registrationPercent, registrationPaise, capped, terms }: SaleDuty) {
  if (registrationPaise === null || terms.registration.by === 'duty') return false
  if (registrationPercent === null) return `${inRupees(registrationPaise)}, by the scale for this value`
  const rate = `${inRupees(basePaise)} × ${registrationPercent}%`
  if (capped) return `${rate}, at most ${inRupees(registrationPaise)}`
  const { plus } = terms.registration as { plus?: number }
  return `${rate}${plus ? ` + ${inRupees(toPaise(plus))} for pasting` : ''} = ${inRupees(registrationPaise)}`
}

import type { WorkingContent } from '@/components/results/working'
import { toPaise } from '@/lib/money/paise'
import type { SaleDuty } from '@/lib/stamp-duty/sale-duty'
import type { SaleAnswer } from '@/lib/stamp-duty/stamp-duty'
import { inRupees, levyNames, percentOf } from './rows'

/** The sum as one would write it on paper, with the visitor's own numbers. */
export function saleWorking({ question, result }: SaleAnswer): WorkingContent {
  const { basePaise, dutyPaise, dutyPercent, registrationPaise, registrationPercent } = result
  return {
    formula: 'Duty = higher of price and government’s value × rate',
    steps: {
      'Value that counts':
        question.governmentValue > question.value
          ? `${inRupees(basePaise)}, the government’s value`
          : `${inRupees(basePaise)}, the price`,
      'Stamp duty': percentOf(basePaise, dutyPercent, dutyPaise),
      ...Object.fromEntries(
        result.levies.map(({ name, of, percent, paise }) => [
          `${levyNames[name]}, on the ${of}`,
          percentOf(of === 'duty' ? dutyPaise : basePaise, percent, paise),
        ]),
      ),
      'Registration fee':
        registrationPaise !== null && registrationPercent !== null && registrationWords(result),
      Together: inRupees(result.totalPaise),
    },
  }
}

function registrationWords({ basePaise, registrationPercent, registrationPaise, capped, terms }: SaleDuty) {
  const rate = `${inRupees(basePaise)} × ${registrationPercent}%`
  if (capped) return `${rate}, at most ${inRupees(registrationPaise!)}`
  const { plus } = terms.registration as { plus?: number }
  return `${rate}${plus ? ` + ${inRupees(toPaise(plus))} for pasting` : ''} = ${inRupees(registrationPaise!)}`
}

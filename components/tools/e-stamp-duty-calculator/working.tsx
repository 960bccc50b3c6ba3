import { Working, type WorkingStep } from '@/components/results/working'
import { toPaise } from '@/lib/money/paise'
import type { SaleDuty, SaleQuestion } from '@/lib/stamp-duty/sale-duty'
import type { SaleAnswer } from '@/lib/stamp-duty/stamp-duty'
import { inRupees, levyNames, percentOf } from './rows'

/** The sum as one would write it on paper, with the visitor's own numbers. */
export function SaleWorking({ question, result }: SaleAnswer) {
  return (
    <Working
      formula="Duty = higher of price and government’s value × rate"
      steps={saleSteps(question, result)}
    />
  )
}

function saleSteps(question: SaleQuestion, result: SaleDuty): WorkingStep[] {
  const { basePaise, dutyPaise, dutyPercent, registrationPaise, registrationPercent } = result
  const steps: WorkingStep[] = [
    {
      says: 'Value that counts',
      sum:
        question.governmentValue > question.value
          ? `${inRupees(basePaise)}, the government’s value`
          : `${inRupees(basePaise)}, the price`,
    },
    { says: 'Stamp duty', sum: percentOf(basePaise, dutyPercent, dutyPaise) },
    ...result.levies.map(({ name, of, percent, paise }) => ({
      says: `${levyNames[name]}, on the ${of}`,
      sum: percentOf(of === 'duty' ? dutyPaise : basePaise, percent, paise),
    })),
  ]
  if (registrationPaise !== null && registrationPercent !== null) {
    steps.push({ says: 'Registration fee', sum: registrationWords(result) })
  }
  return [...steps, { says: 'Together', sum: inRupees(result.totalPaise) }]
}

function registrationWords({ basePaise, registrationPercent, registrationPaise, capped, terms }: SaleDuty) {
  const rate = `${inRupees(basePaise)} × ${registrationPercent}%`
  if (capped) return `${rate}, at most ${inRupees(registrationPaise!)}`
  const { plus } = terms.registration as { plus?: number }
  return `${rate}${plus ? ` + ${inRupees(toPaise(plus))} for pasting` : ''} = ${inRupees(registrationPaise!)}`
}

import { Working, type WorkingStep } from '@/components/results/working'
import { inRupees, LEVIES } from '@/components/tools/e-stamp-duty-calculator/stamp-rows'
import type { SaleAnswer } from '@/components/tools/e-stamp-duty-calculator/answer-kinds'
import { toPaise } from '@/lib/money/paise'
import type { SaleDuty, SaleQuestion } from '@/lib/stamp-duty/sale-duty'

/** The sum as one would write it on paper, with the visitor's own numbers. */
export function StampWorking({ question, result }: SaleAnswer) {
  return (
    <Working
      formula="Duty = higher of price and government’s value × rate"
      steps={saleSteps(question, result)}
    />
  )
}

export const percentOf = (paise: number, percent: number, result: number) =>
  `${inRupees(paise)} × ${percent}% = ${inRupees(result)}`

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
      says: `${LEVIES[name]}, on the ${of}`,
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

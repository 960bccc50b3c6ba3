import { Working, type WorkingStep } from '@/components/results/working'
import { inRupees, LEVIES } from '@/components/tools/e-stamp-duty-calculator/stamp-rows'
import type { StampAnswer } from '@/components/tools/e-stamp-duty-calculator/stamp-answer'
import { toPaise } from '@/lib/finance/paise'
import type { LeaseDuty, LicenceDuty, RentQuestion } from '@/lib/stamp-duty/rent-duty'
import type { SaleDuty, SaleQuestion } from '@/lib/stamp-duty/sale-duty'

/** The sum as one would write it on paper, with the visitor's own numbers. */
export function StampWorking({ answer }: { answer: StampAnswer }) {
  if (answer.of === 'nothing') return null
  if (answer.of === 'sale') {
    return (
      <Working
        formula="Duty = higher of price and government’s value × rate"
        steps={saleSteps(answer.question, answer.result)}
      />
    )
  }
  const { question, result } = answer
  return result.kind === 'licence' ? (
    <Working
      formula="Duty = 0.25% × (rent of the term + deposit kept + 10% of the deposit given back × years)"
      steps={licenceSteps(question, result)}
    />
  ) : (
    <Working
      formula={`Duty = ${result.percent}% × average rent of a year, and ₹100 with a deposit`}
      steps={leaseSteps(question, result)}
    />
  )
}

const percentOf = (paise: number, percent: number, result: number) =>
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

const rentStep = ({ months }: RentQuestion, { rentPaise }: LicenceDuty | LeaseDuty): WorkingStep => ({
  says: months === 1 ? 'Rent of 1 month' : `Rent of ${months} months`,
  sum: inRupees(rentPaise),
})

function licenceSteps(question: RentQuestion, result: LicenceDuty): WorkingStep[] {
  const { deposit, months, premium } = question
  const steps = [rentStep(question, result)]
  if (premium > 0) steps.push({ says: 'Deposit kept', sum: inRupees(toPaise(premium)) })
  if (deposit > 0) {
    steps.push({
      says: '10% of the deposit for each year',
      sum: `${inRupees(toPaise(deposit))} × 10% × ${months} ÷ 12 = ${inRupees(result.depositPartPaise)}`,
    })
  }
  return [
    ...steps,
    { says: 'Stamp duty', sum: percentOf(result.basePaise, 0.25, result.dutyPaise) },
    { says: 'Registration fee', sum: inRupees(result.registrationPaise) },
    { says: 'Together', sum: inRupees(result.totalPaise) },
  ]
}

function leaseSteps(question: RentQuestion, result: LeaseDuty): WorkingStep[] {
  const onRent = result.dutyPaise - result.depositDutyPaise
  const steps = [
    rentStep(question, result),
    {
      says: 'Average of a year',
      sum: `${inRupees(result.rentPaise)} × 12 ÷ ${question.months} = ${inRupees(result.yearlyRentPaise)}`,
    },
    { says: 'Duty on the rent', sum: percentOf(result.yearlyRentPaise, result.percent, onRent) },
  ]
  if (result.depositDutyPaise > 0) {
    steps.push({ says: 'With a deposit', sum: inRupees(result.depositDutyPaise) })
  }
  return [
    ...steps,
    { says: 'Registration fee', sum: `about ${inRupees(result.registrationPaise)}` },
    { says: 'Together', sum: `about ${inRupees(result.totalPaise)}` },
  ]
}

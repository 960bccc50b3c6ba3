import { Working, type WorkingStep } from '@/components/results/working'
import { toPaise } from '@/lib/money/paise'
import type { LeaseDuty, LicenceDuty, RentDuty, RentQuestion } from '@/lib/stamp-duty/rent-duty'
import type { RentAnswer } from '@/lib/stamp-duty/stamp-duty'
import type { TenancyResult } from '@/lib/stamp-duty/tenancy-duty'
import { inRupees, percentOf } from './rows'

/** A tenancy's duty as one would write it on paper. */
export function RentWorking({ question, result }: RentAnswer) {
  if (result.kind === 'tenancy') {
    return <Working formula={tenancyFormula(result)} steps={tenancySteps(question, result)} />
  }
  return result.kind === 'licence' ? (
    <Working
      formula="Duty = 0.25% × (rent of the term + non-refundable deposit + 10% of the refundable deposit × years)"
      steps={licenceSteps(question, result)}
    />
  ) : (
    <Working
      formula={`Duty = ${result.percent}% × average rent of a year, and ₹100 with a deposit`}
      steps={leaseSteps(question, result)}
    />
  )
}

const rentStep = ({ months }: RentQuestion, { rentPaise }: RentDuty): WorkingStep => ({
  says: months === 1 ? 'Rent of 1 month' : `Rent of ${months} months`,
  sum: inRupees(rentPaise),
})

function licenceSteps(question: RentQuestion, result: LicenceDuty): WorkingStep[] {
  const { deposit, months, premium } = question
  const steps = [rentStep(question, result)]
  if (premium > 0) steps.push({ says: 'Non-refundable deposit', sum: inRupees(toPaise(premium)) })
  if (deposit > 0) {
    steps.push({
      says: '10% of the refundable deposit a year',
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

const tenancyFormula = ({ percent }: TenancyResult) =>
  percent === null ? 'Duty = a fixed amount' : `Duty = ${percent}% × rent and what the state counts with it`

function tenancySteps(question: RentQuestion, result: TenancyResult): WorkingStep[] {
  const { basePaise, percent, dutyPaise, capped } = result
  if (basePaise === null || percent === null) {
    return [{ says: question.home ? 'Stamp duty of a home' : 'Stamp duty', sum: inRupees(dutyPaise) }]
  }
  return [
    rentStep(question, result),
    { says: 'Amount that counts', sum: inRupees(basePaise) },
    {
      says: capped ? 'Stamp duty, at most' : 'Stamp duty',
      sum: capped ? inRupees(dutyPaise) : percentOf(basePaise, percent, dutyPaise),
    },
  ]
}

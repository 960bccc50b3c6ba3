import type { WorkingContent, WorkingSteps } from '@/components/results/working'
import { toPaise } from '@/lib/money/paise'
import type { LeaseDuty, LicenceDuty, RentDuty, RentQuestion } from '@/lib/stamp-duty/rent-duty'
import type { TenancyResult } from '@/lib/stamp-duty/tenancy-duty'
import { inRupees, percentOf } from './sale-rows'

const LICENCE_FORMULA =
  'Duty = 0.25% × (rent of the term + non-refundable deposit + 10% of the refundable deposit × years)'

/** A tenancy's duty as one would write it on paper. */
export function rentWorking(question: RentQuestion, result: RentDuty): WorkingContent {
  switch (result.kind) {
    case 'tenancy':
      return { formula: tenancyFormula(result), steps: tenancySteps(question, result) }
    case 'licence':
      return { formula: LICENCE_FORMULA, steps: licenceSteps(question, result) }
    case 'lease':
      return {
        formula: `Duty = ${result.percent}% × average rent of a year, and ₹100 with a deposit`,
        steps: leaseSteps(question, result),
      }
  }
}

const rentStep = ({ months }: RentQuestion, { rentPaise }: RentDuty): WorkingSteps => ({
  [months === 1 ? 'Rent of 1 month' : `Rent of ${months} months`]: inRupees(rentPaise),
})

function licenceSteps(question: RentQuestion, result: LicenceDuty): WorkingSteps {
  const { deposit, months, premium } = question
  return {
    ...rentStep(question, result),
    'Non-refundable deposit': premium > 0 && inRupees(toPaise(premium)),
    '10% of the refundable deposit a year':
      deposit > 0 &&
      `${inRupees(toPaise(deposit))} × 10% × ${months} ÷ 12 = ${inRupees(result.depositPartPaise)}`,
    'Stamp duty': percentOf(result.basePaise, 0.25, result.dutyPaise),
    'Registration fee': inRupees(result.registrationPaise),
    Together: inRupees(result.totalPaise),
  }
}

function leaseSteps(question: RentQuestion, result: LeaseDuty): WorkingSteps {
  const onRent = result.dutyPaise - result.depositDutyPaise
  return {
    ...rentStep(question, result),
    'Average of a year': `${inRupees(result.rentPaise)} × 12 ÷ ${question.months} = ${inRupees(result.yearlyRentPaise)}`,
    'Duty on the rent': percentOf(result.yearlyRentPaise, result.percent, onRent),
    'With a deposit': result.depositDutyPaise > 0 && inRupees(result.depositDutyPaise),
    'Registration fee': `about ${inRupees(result.registrationPaise)}`,
    Together: `about ${inRupees(result.totalPaise)}`,
  }
}

const tenancyFormula = ({ percent }: TenancyResult) =>
  percent === null ? 'Duty = a fixed amount' : `Duty = ${percent}% × rent and what the state counts with it`

function tenancySteps(question: RentQuestion, result: TenancyResult): WorkingSteps {
  const { basePaise, percent, dutyPaise, capped } = result
  if (basePaise === null || percent === null) {
    return { [question.home ? 'Stamp duty of a home' : 'Stamp duty']: inRupees(dutyPaise) }
  }
  return {
    ...rentStep(question, result),
    'Amount that counts': inRupees(basePaise),
    [capped ? 'Stamp duty, at most' : 'Stamp duty']: capped
      ? inRupees(dutyPaise)
      : percentOf(basePaise, percent, dutyPaise),
  }
}

import { rupees } from '@/lib/format/numbers'
import { inForce } from '@/lib/rules/in-force'
import { leaseDutyDelhi, licenceDutyMaharashtra } from '@/lib/rules/stamp-duty/licences-and-leases'
import type { WorkingContent, WorkingSteps } from '@/components/results/working'
import { toPaise } from '@/lib/money/paise'
import type { LeaseDuty, LicenceDuty, RentDuty, RentQuestion } from '@/lib/stamp-duty/rent-duty'
import type { TenancyResult } from '@/lib/stamp-duty/tenancy-duty'
import { t } from '@/lib/language/words'
import { inRupees, percentOf } from './sale-rows'

const LICENCE = inForce(licenceDutyMaharashtra).value
const LICENCE_FORMULA = t(
  'Duty = {0}% × (rent of the term + non-refundable deposit + {1}% of the refundable deposit × years)',
  LICENCE.percent,
  LICENCE.depositPercentAYear,
)

/** A tenancy's duty as one would write it on paper. */
export function rentWorking(question: RentQuestion, result: RentDuty): WorkingContent {
  switch (result.kind) {
    case 'tenancy':
      return { formula: tenancyFormula(result), steps: tenancySteps(question, result) }
    case 'licence':
      return { formula: LICENCE_FORMULA, steps: licenceSteps(question, result) }
    case 'lease':
      return {
        formula: t(
          'Duty = {0}% × average rent of a year, and {1} with a deposit',
          result.percent,
          rupees(inForce(leaseDutyDelhi).value.withDeposit),
        ),
        steps: leaseSteps(question, result),
      }
  }
}

const rentStep = ({ months }: RentQuestion, { rentPaise }: RentDuty): WorkingSteps => ({
  [months === 1 ? t('Rent of 1 month') : t('Rent of {0} months', months)]: inRupees(rentPaise),
})

function licenceSteps(question: RentQuestion, result: LicenceDuty): WorkingSteps {
  const { deposit, months, premium } = question
  return {
    ...rentStep(question, result),
    [t('Non-refundable deposit')]: premium > 0 && inRupees(toPaise(premium)),
    [t('{0}% of the refundable deposit a year', LICENCE.depositPercentAYear)]:
      deposit > 0 &&
      `${inRupees(toPaise(deposit))} × ${LICENCE.depositPercentAYear}% × ${months} ÷ 12 = ${inRupees(result.depositPartPaise)}`,
    [t('Stamp duty')]: percentOf(result.basePaise, LICENCE.percent, result.dutyPaise),
    [t('Registration fee')]: inRupees(result.registrationPaise),
    [t('Together')]: inRupees(result.totalPaise),
  }
}

function leaseSteps(question: RentQuestion, result: LeaseDuty): WorkingSteps {
  const onRent = result.dutyPaise - result.depositDutyPaise
  return {
    ...rentStep(question, result),
    [t('Average of a year')]:
      `${inRupees(result.rentPaise)} × 12 ÷ ${question.months} = ${inRupees(result.yearlyRentPaise)}`,
    [t('Duty on the rent')]: percentOf(result.yearlyRentPaise, result.percent, onRent),
    [t('With a deposit')]: result.depositDutyPaise > 0 && inRupees(result.depositDutyPaise),
    [t('Registration fee')]: t('about {0}', inRupees(result.registrationPaise)),
    [t('Together')]: t('about {0}', inRupees(result.totalPaise)),
  }
}

function tenancyFormula({ percent, ofProperty }: TenancyResult) {
  if (percent === null) return t('Duty = a fixed amount')
  return ofProperty
    ? t('Duty = {0}% × market value of the property', percent)
    : t('Duty = {0}% × rent and what the state counts with it', percent)
}

function tenancySteps(question: RentQuestion, result: TenancyResult): WorkingSteps {
  const { basePaise, percent, dutyPaise, capped, registrationPaise } = result
  if (basePaise === null || percent === null) {
    return { [t(question.home ? 'Stamp duty of a home' : 'Stamp duty')]: inRupees(dutyPaise) }
  }
  return {
    ...(!result.ofProperty && rentStep(question, result)),
    [t('Amount that counts')]: inRupees(basePaise),
    [t(capped ? 'Stamp duty, at most' : 'Stamp duty')]: capped
      ? inRupees(dutyPaise)
      : percentOf(basePaise, percent, dutyPaise),
    [t('Registration fee')]: registrationPaise !== null && inRupees(registrationPaise),
    [t('Together')]: registrationPaise !== null && inRupees(result.totalPaise),
  }
}

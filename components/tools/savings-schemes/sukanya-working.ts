import type { WorkingContent } from '@/components/results/working'
import { yearName } from '@/lib/calendar/financial-year'
import { dayInWords } from '@/lib/format/days'
import { rupees } from '@/lib/format/numbers'
import { sukanyaLimit } from '@/lib/rules/savings/small-savings-limits'
import type { SavingsYear } from '@/lib/savings/lowest-balance'
import type { SavingsAnswer } from '@/lib/savings/savings-schemes'
import type { Sukanya } from '@/lib/savings/sukanya'
import { t } from '@/lib/language/words'

/** The violations of the limits, in whole sentences. */
export function sukanyaWarnings({ overLimit, underMinimum, hasOutside }: Sukanya) {
  const { min, max } = sukanyaLimit()
  return [
    overLimit.length > 0 &&
      t('Deposits of {0} and other years above {1} are left out.', yearName(overLimit[0]!), rupees(max!)),
    underMinimum.length > 0 &&
      t(
        'Less than {0} is deposited in {1}: the account defaults until it is made up, with a fee of ₹50 a year.',
        rupees(min),
        yearName(underMinimum[0]!),
      ),
    hasOutside && t('Deposits before the opening or after 15 years are left out.'),
  ]
}

export function sukanyaWorking(answer: Extract<SavingsAnswer, { scheme: 'ssy' }>): WorkingContent {
  const [first] = answer.result.years
  return {
    formula: t('Interest of a month = lowest balance from the 5th to the month’s end × rate ÷ 12'),
    steps: {
      [t('First financial year, credited on 31 March')]: sukanyaSum(first!),
      [t('Maturity on {0}', dayInWords(answer.maturityDate))]:
        `${rupees(answer.result.deposited)} + ${rupees(answer.result.interest)} = ${rupees(answer.result.maturity)}`,
    },
  }
}

const sukanyaSum = ({ paidInPaise, interestPaise, closingPaise }: SavingsYear) =>
  `${rupees(paidInPaise / 100)} + ${rupees(interestPaise / 100)} = ${rupees(closingPaise / 100)}`

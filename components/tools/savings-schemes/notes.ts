import { inForce } from '@/lib/rules/in-force'
import { depositLimits } from '@/lib/rules/tds/deposit-limits'
import { rupees } from '@/lib/format/numbers'
import { savingsLimitOn } from '@/lib/rules/savings/small-savings-limits'
import type { SavingsAnswer } from '@/lib/savings/savings-schemes'
import { t } from '@/lib/language/words'

/** The violations of a scheme's limits, in whole sentences. */
export function savingsWarnings(answer: Exclude<SavingsAnswer, { scheme: 'ssy' }>) {
  const sum = answer.scheme === 'recurring-deposit' ? answer.asked.monthly : answer.asked.amount
  const limits = savingsLimitOn(answer.scheme, answer.opened)
  if (!limits) return []
  const { min, multipleOf, max, maxJoint } = limits
  return [
    sum < min && t('The smallest deposit is {0}.', rupees(min)),
    sum % multipleOf !== 0 && t('Deposits are in multiples of {0}.', rupees(multipleOf)),
    max !== null && sum > max && ceilingWords(max, maxJoint),
  ]
}

const ceilingWords = (max: number, maxJoint: number | null) =>
  maxJoint === null
    ? t('One person may hold at most {0}.', rupees(max))
    : t('One person may hold at most {0}, a joint account {1}.', rupees(max), rupees(maxJoint))

const DEDUCTION = t('The deposit counts for 80C (section 123 since April 2026), in the old regime only.')
const { ratePercent, limit, seniorLimit } = inForce(depositLimits).value
const TDS = t(
  'TDS of {0}% applies above {1} of interest a year, {2} for senior citizens.',
  ratePercent,
  rupees(limit),
  rupees(seniorLimit),
)

/** How the chosen scheme is taxed. */
export function savingsNotes(answer: SavingsAnswer): string[] {
  switch (answer.scheme) {
    case 'ssy':
      return [t('{0} Interest and maturity are exempt.', DEDUCTION)]
    case 'nsc':
      return [
        t(
          '{0} Interest is taxed each year as it accrues; that of years 1 to 4 counts for 80C again. No TDS.',
          DEDUCTION,
        ),
      ]
    case 'scss':
      return [t('{0} Interest is taxed; {1}', DEDUCTION, TDS)]
    case 'time-deposit':
      return [
        answer.asked.years === 5
          ? t('{0} Interest is taxed. {1}', DEDUCTION, TDS)
          : t('No deduction for the deposit. Interest is taxed. {0}', TDS),
      ]
    case 'mis':
    case 'recurring-deposit':
      return [t('No deduction for the deposit. Interest is taxed. {0}', TDS)]
    case 'kvp':
      return [t('No deduction for the deposit. Interest is taxed.')]
  }
}

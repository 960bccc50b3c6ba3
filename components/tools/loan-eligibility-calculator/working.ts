import type { WorkingContent } from '@/components/results/working'
import { grouped, rupees } from '@/lib/format/numbers'
import {
  type LoanApplicant,
  type LoanEligibility,
  loansBySlab,
  loanToValueSlabs,
  presentValueFactor,
} from '@/lib/finance/loan-eligibility'
import { monthlyRate } from '@/lib/finance/monthly-rate'
import { t } from '@/lib/language/words'

export function loanEligibilityWorking(applicant: LoanApplicant, result: LoanEligibility): WorkingContent {
  const { monthlyIncome, foirPercent, otherEmis, ratePercent, months, propertyValue } = applicant
  const { affordableEmi, loanByIncome, loanByValue, ownMoney, eligibleLoan } = result
  const room = `${rupees(monthlyIncome)} × ${grouped(foirPercent)}% − ${rupees(otherEmis)}`
  const factor = presentValueFactor(ratePercent, months)
  return {
    formula: t('Loan = EMI × (1 − (1 + i)^−n) ÷ i, with i = rate ÷ 12 and n months'),
    steps: {
      [t('Affordable EMI')]:
        affordableEmi === 0
          ? t('{0}, at least = {1}', room, rupees(affordableEmi, 2))
          : `${room} = ${rupees(affordableEmi, 2)}`,
      [t('Loan for an EMI of ₹1')]:
        ratePercent > 0
          ? `(1 − (1 + ${grouped(monthlyRate(ratePercent), 6)})^(−${months})) ÷ ${grouped(monthlyRate(ratePercent), 6)} = ${rupees(factor, 4)}`
          : t('{0} months without interest = {1}', grouped(months), rupees(factor)),
      [t('Loan by income')]: `${rupees(affordableEmi, 2)} × ${grouped(factor, 4)} = ${rupees(loanByIncome)}`,
      ...(propertyValue !== null && slabSteps(propertyValue)),
      [t('Loan by property value, the highest of these')]: loanByValue !== null && rupees(loanByValue),
      [t('Eligible loan, the lower of the two')]: loanByValue !== null && rupees(eligibleLoan),
      [t('Own money')]:
        ownMoney !== null && `${rupees(propertyValue!)} − ${rupees(eligibleLoan)} = ${rupees(ownMoney)}`,
    },
  }
}

function slabSteps(propertyValue: number): Record<string, string> {
  const loans = loansBySlab(propertyValue)
  return Object.fromEntries(
    loanToValueSlabs().map(({ loanUpTo, maxPercent }, place) => {
      const isLast = loanUpTo === Number.POSITIVE_INFINITY
      const label = isLast ? t('Above that') : t('Loans up to {0}', rupees(loanUpTo))
      const [price, loan] = [rupees(propertyValue), rupees(loans[place]!)]
      const step = isLast
        ? t('{0}% of {1}: {2}', maxPercent, price, loan)
        : t('{0}% of {1}, at most {2}: {3}', maxPercent, price, rupees(loanUpTo), loan)
      return [label, step]
    }),
  )
}

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

export function loanEligibilityWorking(applicant: LoanApplicant, result: LoanEligibility): WorkingContent {
  const { monthlyIncome, foirPercent, otherEmis, ratePercent, months, propertyValue } = applicant
  const { affordableEmi, loanByIncome, loanByValue, ownMoney, eligibleLoan } = result
  const isNegative = affordableEmi === 0
  const factor = presentValueFactor(ratePercent, months)
  return {
    formula: 'Loan = EMI × (1 − (1 + i)^−n) ÷ i, with i = rate ÷ 12 and n months',
    steps: {
      'Affordable EMI': `${rupees(monthlyIncome)} × ${grouped(foirPercent)}% − ${rupees(otherEmis)}${isNegative ? ', at least' : ''} = ${rupees(affordableEmi, 2)}`,
      'Loan for an EMI of ₹1':
        ratePercent > 0
          ? `(1 − (1 + ${grouped(monthlyRate(ratePercent), 6)})^(−${months})) ÷ ${grouped(monthlyRate(ratePercent), 6)} = ${rupees(factor, 4)}`
          : `${grouped(months)} months without interest = ${rupees(factor)}`,
      'Loan by income': `${rupees(affordableEmi, 2)} × ${grouped(factor, 4)} = ${rupees(loanByIncome)}`,
      ...(propertyValue !== null && slabSteps(propertyValue)),
      'Loan by property value, the highest of these': loanByValue !== null && rupees(loanByValue),
      'Eligible loan, the lower of the two': loanByValue !== null && rupees(eligibleLoan),
      'Own money':
        ownMoney !== null && `${rupees(propertyValue!)} − ${rupees(eligibleLoan)} = ${rupees(ownMoney)}`,
    },
  }
}

function slabSteps(propertyValue: number): Record<string, string> {
  const loans = loansBySlab(propertyValue)
  return Object.fromEntries(
    loanToValueSlabs().map(({ loanUpTo, maxPercent }, place) => {
      const isLast = loanUpTo === Number.POSITIVE_INFINITY
      const label = isLast ? 'Above that' : `Loans up to ${rupees(loanUpTo)}`
      const most = isLast ? '' : `, at most ${rupees(loanUpTo)}`
      return [label, `${maxPercent}% of ${rupees(propertyValue)}${most}: ${rupees(loans[place]!)}`]
    }),
  )
}

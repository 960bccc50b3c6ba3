import { figure, worded } from '@/lib/answers/figure'
import { loanApplicantFrom, loanEligibility, loanEligibilityInputs } from '@/lib/finance/loan-eligibility'
import type { ReadValues } from '@/lib/inputs/tool-inputs'

export type LoanEligibilityAnswer = NonNullable<ReturnType<typeof loanEligibilityAnswer>>

const rupees = (value: number) => figure('rupees', value)

/** The loan that the income carries, and for a home what its price allows of it. */
export function loanEligibilityAnswer(read: ReadValues<typeof loanEligibilityInputs>) {
  const values = read('monthlyIncome', 'otherEmis', 'foirPct', 'ratePct', 'months', 'propertyValue')
  if (!values) return null
  const applicant = loanApplicantFrom(values)
  const result = loanEligibility(applicant)
  const { eligibleLoan, loanByValue, ownMoney } = result
  const price = applicant.propertyValue
  const hasProperty = price !== null
  return {
    applicant,
    result,
    primary: [hasProperty ? 'eligibleLoan' : 'loanByIncome'],
    figures: {
      eligibleLoan: hasProperty && rupees(eligibleLoan),
      loanByIncome: rupees(result.loanByIncome),
      affordableEmi: figure('rupeesAndPaise', result.affordableEmi),
      loanByValue: loanByValue !== null && rupees(loanByValue),
      limitedBy: hasProperty && worded(result.limitedBy),
      ownMoney: ownMoney !== null && rupees(ownMoney),
      loanToValue: hasProperty && figure('percent', (eligibleLoan / price) * 100),
      eligibleEmi: figure('rupeesAndPaise', result.emi),
      totalInterest: rupees(result.totalInterest),
    },
  }
}

export const loanEligibilityTool = {
  slug: 'loan-eligibility-calculator',
  inputs: loanEligibilityInputs,
  answer: loanEligibilityAnswer,
} as const

import { type ResultRows, row, textRow } from '@/components/results/result-row'
import { grouped, rupees } from '@/lib/format/numbers'
import type { LoanApplicant, LoanEligibility } from '@/lib/finance/loan-eligibility'

const LIMITS = { income: 'Income', value: 'Property value' }

export function loanEligibilityRows({ propertyValue }: LoanApplicant, result: LoanEligibility): ResultRows {
  const { loanByValue, ownMoney } = result
  const hasProperty = propertyValue !== null
  const byIncome = { primary: !hasProperty, short: 'Loan' }
  return [
    hasProperty &&
      row('eligibleLoan', 'Eligible loan', 'rupees', result.eligibleLoan, { primary: true, short: 'Loan' }),
    row('loanByIncome', 'Loan by income', 'rupees', result.loanByIncome, byIncome),
    row('affordableEmi', 'Affordable EMI', 'rupeesAndPaise', result.affordableEmi, { short: 'EMI' }),
    loanByValue !== null && row('loanByValue', 'Loan by property value', 'rupees', loanByValue),
    hasProperty && textRow('limitedBy', 'Limited by', result.limitedBy, LIMITS[result.limitedBy]),
    ownMoney !== null && row('ownMoney', 'Own money for the price', 'rupees', ownMoney),
    hasProperty &&
      row('loanToValue', 'Loan to value', 'percent', (result.eligibleLoan / propertyValue) * 100),
    row('eligibleEmi', 'EMI of this loan', 'rupeesAndPaise', result.emi),
    row('totalInterest', 'Total interest', 'rupees', result.totalInterest, { short: 'Interest' }),
  ]
}

/** Up to this price stamp duty and registration may be part of the value. Source: RBI circular of 5 March 2015. */
const DUTY_COUNTS_UP_TO = 10_00_000

/** What must be known of an answer, in whole sentences. */
export function loanEligibilityNotes(applicant: LoanApplicant, result: LoanEligibility): string[] {
  const { foirPercent, otherEmis, propertyValue } = applicant
  return [
    result.affordableEmi === 0 &&
      `Other EMIs of ${rupees(otherEmis)} use up the ${grouped(foirPercent)}% of income: there is no room for a loan.`,
    propertyValue !== null &&
      (propertyValue > DUTY_COUNTS_UP_TO
        ? 'Stamp duty and registration come on top of your own money. A bank may not count them in the value.'
        : `Up to ${rupees(DUTY_COUNTS_UP_TO)} a bank may add stamp duty and registration to the value.`),
  ].filter((sentence) => sentence !== false)
}

import type { ResultRows } from '@/components/results/result-row'
import { wordedRows, type WordsOf } from '@/components/results/worded-rows'
import type { LoanApplicant, LoanEligibility } from '@/lib/finance/loan-eligibility'
import type { LoanEligibilityAnswer } from '@/lib/finance/loan-eligibility-answer'
import { grouped, rupees } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'

const LIMITS = { income: t('Income'), value: t('Property value') }

const words = ({ result }: LoanEligibilityAnswer): WordsOf<LoanEligibilityAnswer> => ({
  eligibleLoan: { label: t('Eligible loan'), short: t('Loan') },
  loanByIncome: { label: t('Loan by income'), short: t('Loan') },
  affordableEmi: { label: t('Affordable EMI'), short: 'EMI' },
  loanByValue: t('Loan by property value'),
  limitedBy: { label: t('Limited by'), text: LIMITS[result.limitedBy] },
  ownMoney: t('Own money for the price'),
  loanToValue: t('Loan to value'),
  eligibleEmi: t('EMI of this loan'),
  totalInterest: { label: t('Total interest'), short: t('Interest') },
})

export const loanEligibilityRows = (answer: LoanEligibilityAnswer): ResultRows =>
  wordedRows(answer, words(answer))

/** Up to this price stamp duty and registration may be part of the value. Source: RBI circular of 5 March 2015. */
const DUTY_COUNTS_UP_TO = 10_00_000

/** What must be known of an answer, in whole sentences. */
export function loanEligibilityNotes(applicant: LoanApplicant, result: LoanEligibility) {
  const { foirPercent, otherEmis, propertyValue } = applicant
  return [
    result.affordableEmi === 0 &&
      t(
        'Other EMIs of {0} use up the {1}% of income: there is no room for a loan.',
        rupees(otherEmis),
        grouped(foirPercent),
      ),
    propertyValue !== null &&
      (propertyValue > DUTY_COUNTS_UP_TO
        ? t(
            'Stamp duty and registration come on top of your own money. A bank may not count them in the value.',
          )
        : t('Up to {0} a bank may add stamp duty and registration to the value.', rupees(DUTY_COUNTS_UP_TO))),
  ]
}

import { type ResultRows, row, textRow } from '@/components/results/result-row'
import { grouped, rupees } from '@/lib/format/numbers'
import type { LoanApplicant, LoanEligibility } from '@/lib/finance/loan-eligibility'
import { t } from '@/lib/language/words'

const LIMITS = { income: t('Income'), value: t('Property value') }

export function loanEligibilityRows({ propertyValue }: LoanApplicant, result: LoanEligibility): ResultRows {
  const { loanByValue, ownMoney } = result
  const hasProperty = propertyValue !== null
  const byIncome = { primary: !hasProperty, short: t('Loan') }
  return [
    hasProperty &&
      row('eligibleLoan', t('Eligible loan'), 'rupees', result.eligibleLoan, {
        primary: true,
        short: t('Loan'),
      }),
    row('loanByIncome', t('Loan by income'), 'rupees', result.loanByIncome, byIncome),
    row('affordableEmi', t('Affordable EMI'), 'rupeesAndPaise', result.affordableEmi, { short: 'EMI' }),
    loanByValue !== null && row('loanByValue', t('Loan by property value'), 'rupees', loanByValue),
    hasProperty && textRow('limitedBy', t('Limited by'), result.limitedBy, LIMITS[result.limitedBy]),
    ownMoney !== null && row('ownMoney', t('Own money for the price'), 'rupees', ownMoney),
    hasProperty &&
      row('loanToValue', t('Loan to value'), 'percent', (result.eligibleLoan / propertyValue) * 100),
    row('eligibleEmi', t('EMI of this loan'), 'rupeesAndPaise', result.emi),
    row('totalInterest', t('Total interest'), 'rupees', result.totalInterest, { short: t('Interest') }),
  ]
}

/** Up to this price stamp duty and registration may be part of the value. Source: RBI circular of 5 March 2015. */
const DUTY_COUNTS_UP_TO = 10_00_000

/** What must be known of an answer, in whole sentences. */
export function loanEligibilityNotes(applicant: LoanApplicant, result: LoanEligibility): string[] {
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
  ].filter((sentence) => sentence !== false)
}

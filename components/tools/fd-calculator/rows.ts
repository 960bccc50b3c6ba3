import { type ResultRows, row } from '@/components/results/result-row'
import type { Tenure } from '@/lib/finance/deposit-term'
import { bankMaturity, type Fd, fd, type FixedDeposit, interestAfter } from '@/lib/finance/fd'
import { t } from '@/lib/language/words'

export interface FdAnswer {
  deposit: FixedDeposit
  tenure: Tenure
  result: Fd
  /** The rate without what the bank adds for a senior citizen, in per cent a year. */
  ordinary: { rate: number; senior: boolean }
}

/** The figures of the deposit. Where interest is paid out, the payment is what one wants to know. */
export function fdRows({ deposit, tenure, result, ordinary }: FdAnswer): ResultRows {
  const { totalInterest, maturityAmount, payoutAmount, effectiveYieldPercent } = result
  const every = deposit.payout === 'monthly' ? t('Interest every month') : t('Interest every quarter')
  const bank = bankRow(deposit, tenure)
  const atOrdinaryRate = fd({ ...deposit, ratePercent: ordinary.rate })
  return [
    payoutAmount !== null && row('payoutAmount', every, 'rupeesAndPaise', payoutAmount, { primary: true }),
    row('totalInterest', t('Total Interest Earned'), 'rupees', totalInterest),
    row('maturityAmount', t('Maturity Amount'), 'rupees', maturityAmount, {
      primary: payoutAmount === null,
      ...(bank && { basis: t('Compound formula') }),
    }),
    bank,
    deposit.years > 1 &&
      row('firstYearInterest', t('Interest in the first year'), 'rupees', interestAfter(deposit, 1)),
    row('principalAmount', t('Principal Amount'), 'rupees', deposit.principal),
    row('effectiveYield', t('Effective annual yield'), 'percent', effectiveYieldPercent),
    ordinary.senior &&
      row(
        'seniorGain',
        t('Extra from the senior rate'),
        'rupees',
        totalInterest - atOrdinaryRate.totalInterest,
      ),
  ]
}

/** What banks pay on a cumulative deposit in days, where they count full quarters and the days left over. */
function bankRow({ principal, ratePercent, frequency, payout }: FixedDeposit, tenure: Tenure) {
  if (!('days' in tenure) || payout !== 'cumulative' || frequency !== 4) return null
  const maturity = bankMaturity(principal, ratePercent, tenure.days)
  return row('bankMaturity', t('With simple interest on leftover days'), 'rupees', maturity, {
    primary: true,
    basis: t('Bank method'),
  })
}

import { type ResultRows, row } from '@/components/results/result-row'
import type { Tenure } from '@/lib/finance/deposit-term'
import { bankMaturity, type Fd, fd, type FixedDeposit, interestAfter } from '@/lib/finance/fd'

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
  const every = deposit.payout === 'monthly' ? 'Interest every month' : 'Interest every quarter'
  const bank = bankRow(deposit, tenure)
  const atOrdinaryRate = fd({ ...deposit, ratePercent: ordinary.rate })
  return [
    payoutAmount !== null && row('payoutAmount', every, 'rupeesAndPaise', payoutAmount, { primary: true }),
    row('totalInterest', 'Total Interest Earned', 'rupees', totalInterest),
    row('maturityAmount', 'Maturity Amount', 'rupees', maturityAmount, {
      primary: payoutAmount === null,
      ...(bank && { basis: 'Compound formula' }),
    }),
    bank,
    deposit.years > 1 &&
      row('firstYearInterest', 'Interest in the first year', 'rupees', interestAfter(deposit, 1)),
    row('principalAmount', 'Principal Amount', 'rupees', deposit.principal),
    row('effectiveYield', 'Effective annual yield', 'percent', effectiveYieldPercent),
    ordinary.senior &&
      row('seniorGain', 'Extra from the senior rate', 'rupees', totalInterest - atOrdinaryRate.totalInterest),
  ]
}

/** What banks pay on a cumulative deposit in days, where they count full quarters and the days left over. */
function bankRow({ principal, ratePercent, frequency, payout }: FixedDeposit, tenure: Tenure) {
  if (!('days' in tenure) || payout !== 'cumulative' || frequency !== 4) return null
  const maturity = bankMaturity(principal, ratePercent, tenure.days)
  return row('bankMaturity', 'With simple interest on leftover days', 'rupees', maturity, {
    primary: true,
    basis: 'Bank method',
  })
}

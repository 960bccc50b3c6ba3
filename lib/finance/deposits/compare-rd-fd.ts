import { growthFactor } from '@/lib/finance/annuity'
import { type Fd, fd, type FixedDeposit } from '@/lib/finance/deposits/fd'
import { periodRate } from '@/lib/finance/monthly-rate'
import { rd, type RecurringDeposit } from '@/lib/finance/deposits/rd'

const QUARTERS = 4

export interface RdFdComparison {
  /** All the instalments at once in a fixed deposit: the same rate and tenure, compounded by the quarter. */
  sameTotal: Fd
  /** Rupees that, put into such a fixed deposit today, come to what the recurring deposit does. */
  sameMaturityPrincipal: number
}

/** The recurring deposit compared with a fixed deposit at its rate for its tenure. @throws RangeError see `rd` */
export function compareRdFd(deposit: RecurringDeposit): RdFdComparison {
  const { totalInvestment, maturityAmount } = rd(deposit)
  const years = deposit.months / 12
  const lumpSum: FixedDeposit = {
    principal: totalInvestment,
    ratePercent: deposit.rate,
    years,
    frequency: QUARTERS,
    payout: 'cumulative',
  }
  const growth = growthFactor(periodRate(deposit.rate, QUARTERS), QUARTERS * years)
  return { sameTotal: fd(lumpSum), sameMaturityPrincipal: maturityAmount / growth }
}

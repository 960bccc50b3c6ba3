import type { WorkingContent, WorkingSteps } from '@/components/results/working'
import type { Fd, FixedDeposit } from '@/lib/finance/deposits/fd'
import type { FdAnswer } from '@/lib/finance/deposits/fd-answer'
import { periodRate } from '@/lib/finance/monthly-rate'
import { grouped, rupees } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'

const FORMULAS = {
  cumulative: t('Maturity = P × (1 + r ÷ n)^(n × t)'),
  monthly: t('Interest a month = P × ((1 + r ÷ 4)^(1/3) − 1)'),
  quarterly: t('Interest a quarter = P × r ÷ 4'),
}

/** The sum on paper, by what becomes of the interest. */
export function fdWorking({ deposit, tenure, result }: FdAnswer): WorkingContent {
  const { principal, ratePercent, years, payout } = deposit
  const inYears = grouped(years, 4)
  return {
    formula: FORMULAS[payout],
    steps: {
      [t('P, the principal')]: rupees(principal, 2),
      [t('r, the rate for a year')]: `${grouped(ratePercent, 4)} ÷ 100 = ${grouped(ratePercent / 100, 8)}`,
      [t('t, the years')]: 'days' in tenure ? `${grouped(tenure.days)} ÷ 365 = ${inYears}` : inYears,
      ...(payout === 'cumulative' ? kept(deposit, result) : paidOut(deposit, result)),
    },
  }
}

function kept({ principal, ratePercent, years, frequency }: FixedDeposit, result: Fd): WorkingSteps {
  const r = periodRate(ratePercent, frequency)
  const power = grouped(result.maturityAmount / principal, 6)
  const maturity = rupees(result.maturityAmount, 2)
  return {
    [t('n, compoundings a year')]: frequency,
    [t('What one rupee becomes')]: `${grouped(1 + r, 8)}^${grouped(frequency * years, 4)} = ${power}`,
    [t('Maturity amount')]: `${grouped(principal)} × ${power} = ${maturity}`,
    [t('Interest, maturity less principal')]:
      `${maturity} − ${rupees(principal, 2)} = ${rupees(result.totalInterest, 2)}`,
    ...yieldStep(r, frequency, result),
  }
}

function paidOut({ principal, ratePercent, years, payout }: FixedDeposit, result: Fd): WorkingSteps {
  const r = periodRate(ratePercent, 4)
  const payments = grouped(years * (payout === 'monthly' ? 12 : 4), 4)
  const payment = rupees(result.payoutAmount!, 2)
  return {
    [t('Interest for a quarter')]: `${grouped(principal)} × ${grouped(r, 8)} = ${rupees(principal * r, 2)}`,
    [t('Interest a month, discounted as it is paid before the quarter ends')]:
      payout === 'monthly' && `${grouped(principal)} × (${grouped(1 + r, 8)}^(1/3) − 1) = ${payment}`,
    [t('Total interest')]: t('{0} × {1} payments = {2}', payment, payments, rupees(result.totalInterest, 2)),
    ...yieldStep(r, 4, result),
  }
}

const yieldStep = (r: number, periods: number, { effectiveYieldPercent }: Fd): WorkingSteps => ({
  [t('Effective annual yield')]:
    `${grouped(1 + r, 8)}^${periods} − 1 = ${grouped(effectiveYieldPercent, 4)}%`,
})

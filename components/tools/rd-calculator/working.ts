import type { WorkingContent, WorkingSteps } from '@/components/results/working'
import { growthFactor } from '@/lib/finance/annuity'
import { periodRate } from '@/lib/finance/monthly-rate'
import { type Rd, rdMonthlyRate, type RecurringDeposit } from '@/lib/finance/deposits/rd'
import { grouped, rupees } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'

const FORMULAS = {
  monthly: 'M = R × ((1 + r)ⁿ − 1) ÷ r × (1 + r)',
  quarterly: 'M = R × ((1 + i)ⁿ − 1) ÷ (1 − (1 + i)^(−1/3))',
}

/** The sum on paper, by the method that is chosen. */
export function rdWorking(deposit: RecurringDeposit, result: Rd): WorkingContent {
  const maturity = rupees(result.maturityAmount, 2)
  const paidIn = rupees(result.totalInvestment, 2)
  return {
    formula: FORMULAS[deposit.method],
    steps: {
      [t('R, the monthly investment')]: rupees(deposit.amount, 2),
      ...(deposit.method === 'monthly' ? byMonth(deposit, maturity) : byQuarter(deposit, maturity)),
      [t('Total investment')]: `${grouped(deposit.amount)} × ${grouped(deposit.months)} = ${paidIn}`,
      [t('Interest, maturity less investment')]:
        `${maturity} − ${paidIn} = ${rupees(result.totalInterest, 2)}`,
    },
  }
}

function byMonth(deposit: RecurringDeposit, maturity: string): WorkingSteps {
  const { amount, rate, months } = deposit
  const r = rdMonthlyRate(deposit)
  const power = grouped(growthFactor(r, months), 6)
  return {
    [t('r, the rate for a month')]: `${rate} ÷ 12 ÷ 100 = ${grouped(r, 8)}`,
    [t('n, the months')]: grouped(months),
    '(1 + r)ⁿ': `${grouped(1 + r, 8)}^${grouped(months)} = ${power}`,
    [t('Maturity amount')]:
      `${grouped(amount)} × (${power} − 1) ÷ ${grouped(r, 8)} × ${grouped(1 + r, 8)} = ${maturity}`,
  }
}

function byQuarter({ amount, rate, months }: RecurringDeposit, maturity: string): WorkingSteps {
  const i = periodRate(rate, 4)
  const n = grouped(months / 3, 4)
  const power = grouped(growthFactor(i, months / 3), 6)
  const discount = grouped(growthFactor(i, -1 / 3), 8)
  return {
    [t('i, the rate for a quarter')]: `${rate} ÷ 400 = ${grouped(i, 8)}`,
    [t('n, the quarters')]: `${grouped(months)} ÷ 3 = ${n}`,
    '(1 + i)ⁿ': `${grouped(1 + i, 8)}^${n} = ${power}`,
    '(1 + i)^(−1/3)': `${grouped(1 + i, 8)}^(−1/3) = ${discount}`,
    [t('Maturity amount')]: `${grouped(amount)} × (${power} − 1) ÷ (1 − ${discount}) = ${maturity}`,
  }
}

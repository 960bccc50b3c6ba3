import type { WorkingContent, WorkingSteps } from '@/components/results/working'
import { annuityDue, annuityOrdinary, growthFactor } from '@/lib/finance/annuity'
import { type Investment, investmentAfter, type InvestmentReturns } from '@/lib/finance/investment-returns'
import { grouped, rupees } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'

const FORMULA = 'FV = I × (1 + r)ⁿ + C × ((1 + r)ⁿ − 1) ÷ r'

export function investmentWorking(plan: Investment, result: InvestmentReturns): WorkingContent {
  const { initial, annual, years, rate, timing } = plan
  const grows = rate > 0 && years > 0
  const atStart = timing === 'start' ? `${FORMULA} × (1 + r)` : FORMULA
  return {
    formula: grows ? atStart : 'FV = I + C × n',
    steps: {
      [t('I, the initial investment')]: rupees(initial, 2),
      [t('C, the contribution of each year')]: rupees(annual, 2),
      [t('n, the years')]: grouped(years),
      [t('r, the rate for a year')]: `${rate} ÷ 100 = ${grouped(rate / 100, 6)}`,
      ...(grows ? growthSteps(plan) : {}),
      [t('Future value')]: rupees(result.futureValue, 2),
      [t('Total investment, I + C × n')]:
        `${grouped(initial)} + ${grouped(annual)} × ${grouped(years)} = ${rupees(result.totalInvestment, 2)}`,
      [t('Total return, growth ÷ investment × 100')]:
        `${grouped(result.totalGrowth)} ÷ ${grouped(result.totalInvestment)} × 100 = ${grouped(result.totalReturnPercent)}%`,
    },
  }
}

function growthSteps(plan: Investment): WorkingSteps {
  const r = plan.rate / 100
  const power = growthFactor(r, plan.years)
  const factor = grouped(power, 6)
  return {
    '(1 + r)ⁿ': `${grouped(1 + r, 8)}^${grouped(plan.years)} = ${factor}`,
    [t('The initial investment at the end')]:
      `${grouped(plan.initial)} × ${factor} = ${rupees(plan.initial * power, 2)}`,
    [t('The contributions at the end')]: contributions(plan, r, factor),
  }
}

function contributions(plan: Investment, r: number, power: string): string {
  const { annual, years, timing } = plan
  if (!Number.isInteger(years)) {
    const { value } = investmentAfter({ ...plan, initial: 0 }, years)
    return t('with {0} of a year’s for the last part = {1}', grouped(years % 1), rupees(value, 2))
  }
  const due = timing === 'start' ? ` × ${grouped(1 + r, 6)}` : ''
  const value = annual * (timing === 'start' ? annuityDue(r, years) : annuityOrdinary(r, years))
  return `${grouped(annual)} × (${power} − 1) ÷ ${grouped(r, 6)}${due} = ${rupees(value, 2)}`
}

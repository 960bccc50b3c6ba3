import type { WorkingContent, WorkingSteps } from '@/components/results/working'
import { annuityDue, growthFactor } from '@/lib/finance/annuity'
import { effectiveMonthlyRate, monthlyRate } from '@/lib/finance/monthly-rate'
import { type RatedSipPlan, type Sip, sip, type SipPlan } from '@/lib/finance/sip'
import { grouped, rupees } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'

const FORMULA = 'FV = P × ((1 + r)ⁿ − 1) ÷ r × (1 + r)'
const STEPPED = t(
  '{0} for each year’s instalments (n = 12), which then grow by (1 + r) a month to the end',
  FORMULA,
)

/**
 * The instalments of a plan that steps up are added up by year, since no one formula holds them.
 * @param goal rupees, where the instalment is the one that reaches it
 */
export function sipWorking(plan: RatedSipPlan, result: Sip, goal?: number): WorkingContent {
  const { rate, lumpSum } = plan
  const r = monthlyRate(rate)
  const [value, paid] = [rupees(result.futureValue, 2), rupees(result.totalInvestment, 2)]
  const lumpGrowth = growthFactor(r, plan.years * 12)
  return {
    formula: r === 0 ? 'FV = P × n' : plan.stepUp > 0 ? STEPPED : FORMULA,
    steps: {
      [t('P, the monthly investment')]: goal === undefined ? rupees(plan.amount, 2) : goalStep(plan, r, goal),
      [t('r, the rate for a month')]: `${rate} ÷ 12 ÷ 100 = ${grouped(r, 8)}`,
      [t('n, the number of instalments')]: `${grouped(plan.years)} × 12 = ${grouped(plan.years * 12)}`,
      ...(plan.stepUp > 0 ? steppedUp(plan) : level(plan, r)),
      [t('The lump sum at the end')]:
        lumpSum > 0 && `${grouped(lumpSum)} × ${grouped(lumpGrowth, 6)} = ${rupees(lumpSum * lumpGrowth, 2)}`,
      [t('Future value')]: value,
      [t('Estimated returns, future value less investment')]:
        `${value} − ${paid} = ${rupees(result.estimatedReturns, 2)}`,
      [t('The effective monthly rate, which compounds to the yearly rate')]:
        `(1 + ${grouped(rate / 100, 6)})^(1/12) − 1 = ${grouped(effectiveMonthlyRate(rate), 8)}`,
    },
  }
}

/** The goal, less what the lump sum comes to, by what an instalment of ₹1 comes to. */
function goalStep(plan: RatedSipPlan, r: number, goal: number): string {
  const ofOne = sip({ ...plan, amount: 1, lumpSum: 0 }, r).futureValue
  const lumpSum = plan.lumpSum * growthFactor(r, plan.years * 12)
  const missing = lumpSum > 0 ? `(${grouped(goal)} − ${grouped(lumpSum)})` : grouped(goal)
  return t('{0} ÷ {1}, the value of ₹1 a month = {2}', missing, grouped(ofOne, 6), rupees(plan.amount, 2))
}

function level({ amount, years }: SipPlan, r: number): WorkingSteps {
  const n = years * 12
  const value = rupees(amount * annuityDue(r, n), 2)
  if (r === 0) return { [t('The instalments')]: `${grouped(amount)} × ${grouped(n)} = ${value}` }
  const power = grouped(growthFactor(r, n), 6)
  return {
    '(1 + r)ⁿ': `${grouped(1 + r, 8)}^${grouped(n)} = ${power}`,
    [t('The instalments at the end')]:
      `${grouped(amount)} × (${power} − 1) ÷ ${grouped(r, 8)} × ${grouped(1 + r, 8)} = ${value}`,
  }
}

function steppedUp({ amount, stepUp, years }: SipPlan): WorkingSteps {
  const rises = Math.ceil(years) - 1
  const last = rupees(amount * (1 + stepUp / 100) ** rises, 2)
  const factor = grouped(1 + stepUp / 100, 6)
  return { [t('Instalment in the last year')]: `${grouped(amount)} × ${factor}^${rises} = ${last}` }
}

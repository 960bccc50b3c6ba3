import { Working, type WorkingStep } from '@/components/results/working'
import { annuityDue, growthFactor } from '@/lib/finance/annuity'
import { effectiveMonthlyRate, monthlyRate } from '@/lib/finance/monthly-rate'
import type { RatedSipPlan, Sip, SipPlan } from '@/lib/finance/sip'
import { grouped, rupees } from '@/lib/format/numbers'

const FORMULA = 'FV = P × ((1 + r)ⁿ − 1) ÷ r × (1 + r)'
const STEPPED = `${FORMULA} for each year’s instalments (n = 12), which then grow by (1 + r) a month to the end`

/** The instalments of a plan that steps up are added up by year, since no one formula holds them. */
export function SipWorking({ plan, result }: { plan: RatedSipPlan; result: Sip }) {
  const { rate } = plan
  const r = monthlyRate(rate)
  return (
    <Working
      formula={r === 0 ? 'FV = P × n' : plan.stepUp > 0 ? STEPPED : FORMULA}
      steps={[
        { says: 'P, the monthly investment', sum: rupees(plan.amount, 2) },
        { says: 'r, the rate for a month', sum: `${rate} ÷ 12 ÷ 100 = ${grouped(r, 8)}` },
        {
          says: 'n, the number of instalments',
          sum: `${grouped(plan.years)} × 12 = ${grouped(plan.years * 12)}`,
        },
        ...(plan.stepUp > 0 ? steppedUp(plan) : level(plan, r)),
        ...lumpSum(plan, r),
        { says: 'Future value', sum: rupees(result.futureValue, 2) },
        {
          says: 'Estimated returns, future value less investment',
          sum: `${rupees(result.futureValue, 2)} − ${rupees(result.totalInvestment, 2)} = ${rupees(result.estimatedReturns, 2)}`,
        },
        {
          says: 'The effective monthly rate, which compounds to the yearly rate',
          sum: `(1 + ${grouped(rate / 100, 6)})^(1/12) − 1 = ${grouped(effectiveMonthlyRate(rate), 8)}`,
        },
      ]}
    />
  )
}

function level({ amount, years }: SipPlan, r: number): WorkingStep[] {
  const n = years * 12
  const value = rupees(amount * annuityDue(r, n), 2)
  if (r === 0) return [{ says: 'The instalments', sum: `${grouped(amount)} × ${grouped(n)} = ${value}` }]
  const power = grouped(growthFactor(r, n), 6)
  return [
    { says: '(1 + r)ⁿ', sum: `${grouped(1 + r, 8)}^${grouped(n)} = ${power}` },
    {
      says: 'The instalments at the end',
      sum: `${grouped(amount)} × (${power} − 1) ÷ ${grouped(r, 8)} × ${grouped(1 + r, 8)} = ${value}`,
    },
  ]
}

function steppedUp({ amount, stepUp, years }: SipPlan): WorkingStep[] {
  const rises = Math.ceil(years) - 1
  const last = rupees(amount * (1 + stepUp / 100) ** rises, 2)
  const factor = grouped(1 + stepUp / 100, 6)
  return [{ says: 'Instalment in the last year', sum: `${grouped(amount)} × ${factor}^${rises} = ${last}` }]
}

function lumpSum({ lumpSum, years }: SipPlan, r: number): WorkingStep[] {
  if (lumpSum === 0) return []
  const power = growthFactor(r, years * 12)
  const sum = `${grouped(lumpSum)} × ${grouped(power, 6)} = ${rupees(lumpSum * power, 2)}`
  return [{ says: 'The lump sum at the end', sum }]
}

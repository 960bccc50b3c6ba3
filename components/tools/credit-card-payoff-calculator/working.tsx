import { Working, type WorkingStep } from '@/components/results/working'
import type { CardDebt, PaidOff, PayoffAnswer } from '@/lib/finance/card-payoff'
import { monthlyRate } from '@/lib/finance/monthly-rate'
import { grouped, rupees } from '@/lib/format/numbers'

const FORMULAS = {
  fixed: 'n = −ln(1 − B × r ÷ P) ÷ ln(1 + r), rounded up',
  time: 'P = B × r ÷ (1 − (1 + r)⁻ⁿ)',
}

export function PayoffWorking({ plan, result }: PayoffAnswer) {
  const { debt, goal, gst } = plan
  if (result.months === 0) return null
  const r = monthlyRate(debt.apr)
  const taxed = gst === 0 ? '' : ` with ${grouped(gst)}% GST`
  return (
    <Working
      formula={FORMULAS[goal.mode]}
      steps={[
        { says: 'B, the balance', sum: rupees(debt.balance, 2) },
        {
          says: `r, the rate for a month${taxed}`,
          sum: `${grouped(debt.apr, 6)} ÷ 12 ÷ 100 = ${grouped(r, 8)}`,
        },
        {
          says: 'Interest of the first month, B × r',
          sum: `${grouped(debt.balance)} × ${grouped(r, 8)} = ${rupees(debt.balance * r, 2)}`,
        },
        ...(goal.mode === 'fixed'
          ? fixedSteps(debt, goal.payment, result)
          : timeSteps(debt, goal.months, result)),
        {
          says: 'Total interest, paid less balance',
          sum: `${rupees(result.totalPaid, 2)} − ${rupees(debt.balance, 2)} = ${rupees(result.totalInterest, 2)}`,
        },
      ]}
    />
  )
}

function fixedSteps({ balance, apr }: CardDebt, payment: number, result: PaidOff): WorkingStep[] {
  const r = monthlyRate(apr)
  const share = (balance * r) / payment
  const exact = -Math.log1p(-share) / Math.log1p(r)
  const full = result.months - 1
  const last = rupees(result.totalPaid - full * payment, 2)
  return [
    { says: 'P, the payment', sum: rupees(payment, 2) },
    {
      says: 'n, the months',
      sum: `−ln(1 − ${grouped(share, 6)}) ÷ ln(${grouped(1 + r, 8)}) = ${grouped(exact, 4)}, so ${grouped(result.months)}`,
    },
    { says: 'The last payment, what is then left', sum: last },
    {
      says: 'Total paid',
      sum: `${grouped(full)} × ${rupees(payment, 2)} + ${last} = ${rupees(result.totalPaid, 2)}`,
    },
  ]
}

function timeSteps({ balance, apr }: CardDebt, months: number, result: PaidOff): WorkingStep[] {
  const r = monthlyRate(apr)
  const power = grouped(Math.exp(-months * Math.log1p(r)), 8)
  const payment = rupees(result.totalPaid / months, 2)
  return [
    { says: 'n, the months', sum: grouped(months) },
    { says: '(1 + r)⁻ⁿ', sum: `${grouped(1 + r, 8)}^−${grouped(months)} = ${power}` },
    { says: 'P, the payment', sum: `${rupees(balance * r, 2)} ÷ (1 − ${power}) = ${payment}` },
    { says: 'Total paid, P × n', sum: `${payment} × ${grouped(months)} = ${rupees(result.totalPaid, 2)}` },
  ]
}

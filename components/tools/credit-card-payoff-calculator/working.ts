import type { WorkingContent, WorkingSteps } from '@/components/results/working'
import type { CardDebt, PaidOff, PayoffAnswer } from '@/lib/finance/cards/card-payoff'
import { monthlyRate } from '@/lib/finance/monthly-rate'
import { grouped, rupees } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'

const FORMULAS = {
  fixed: t('n = −ln(1 − B × r ÷ P) ÷ ln(1 + r), rounded up'),
  time: 'P = B × r ÷ (1 − (1 + r)⁻ⁿ)',
}

export function payoffWorking({ plan, result }: PayoffAnswer): WorkingContent | null {
  const { debt, goal, gst } = plan
  if (result.months === 0) return null
  const r = monthlyRate(debt.apr)
  const [balance, paid] = [rupees(debt.balance, 2), rupees(result.totalPaid, 2)]
  const rate =
    gst === 0 ? t('r, the rate for a month') : t('r, the rate for a month with {0}% GST', grouped(gst))
  return {
    formula: FORMULAS[goal.mode],
    steps: {
      [t('B, the balance')]: balance,
      [rate]: `${grouped(debt.apr, 6)} ÷ 12 ÷ 100 = ${grouped(r, 8)}`,
      [t('Interest of the first month, B × r')]:
        `${grouped(debt.balance)} × ${grouped(r, 8)} = ${rupees(debt.balance * r, 2)}`,
      ...(goal.mode === 'fixed'
        ? fixedSteps(debt, goal.payment, result)
        : timeSteps(debt, goal.months, result)),
      [t('Total interest, paid less balance')]: `${paid} − ${balance} = ${rupees(result.totalInterest, 2)}`,
    },
  }
}

function fixedSteps({ balance, apr }: CardDebt, payment: number, result: PaidOff): WorkingSteps {
  const r = monthlyRate(apr)
  const share = (balance * r) / payment
  const exact = -Math.log1p(-share) / Math.log1p(r)
  const full = result.months - 1
  const last = rupees(result.totalPaid - full * payment, 2)
  return {
    [t('P, the payment')]: rupees(payment, 2),
    [t('n, the months')]: t(
      '−ln(1 − {0}) ÷ ln({1}) = {2}, so {3}',
      grouped(share, 6),
      grouped(1 + r, 8),
      grouped(exact, 4),
      grouped(result.months),
    ),
    [t('The last payment, what is then left')]: last,
    [t('Total paid')]: `${grouped(full)} × ${rupees(payment, 2)} + ${last} = ${rupees(result.totalPaid, 2)}`,
  }
}

function timeSteps({ balance, apr }: CardDebt, months: number, result: PaidOff): WorkingSteps {
  const r = monthlyRate(apr)
  const power = grouped(Math.exp(-months * Math.log1p(r)), 8)
  const payment = rupees(result.totalPaid / months, 2)
  return {
    [t('n, the months')]: grouped(months),
    '(1 + r)⁻ⁿ': `${grouped(1 + r, 8)}^−${grouped(months)} = ${power}`,
    [t('P, the payment')]: `${rupees(balance * r, 2)} ÷ (1 − ${power}) = ${payment}`,
    [t('Total paid, P × n')]: `${payment} × ${grouped(months)} = ${rupees(result.totalPaid, 2)}`,
  }
}

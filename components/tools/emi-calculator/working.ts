import type { WorkingContent, WorkingSteps } from '@/components/results/working'
import { earnsNothing } from '@/lib/finance/annuity'
import { type Emi, type Loan, monthlyRate } from '@/lib/finance/emi'
import { grouped, rupees } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'

export function emiWorking(loan: Loan, result: Emi): WorkingContent {
  const r = monthlyRate(loan.ratePercent)
  if (earnsNothing(r)) return withoutInterest(loan, result)
  const n = grouped(loan.months)
  const [lent, paid] = [rupees(loan.principal, 2), rupees(result.totalPayment, 2)]
  const power = grouped((1 + r) ** loan.months, 6)
  return {
    formula: 'EMI = P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1)',
    steps: {
      [t('P, the loan')]: lent,
      [t('r, the rate for a month')]: `${loan.ratePercent} ÷ 12 ÷ 100 = ${grouped(r, 8)}`,
      [t('n, the number of instalments')]: n,
      '(1 + r)ⁿ': `${grouped(1 + r, 8)}^${n} = ${power}`,
      EMI: `${grouped(loan.principal)} × ${grouped(r, 8)} × ${power} ÷ (${power} − 1) = ${rupees(result.emi, 2)}`,
      ...totalStep(loan, result),
      [t('Total interest, payment less loan')]: `${paid} − ${lent} = ${rupees(result.totalInterest, 2)}`,
    },
  }
}

/** A no-cost EMI: the loan in equal parts. */
const withoutInterest = (loan: Loan, result: Emi): WorkingContent => ({
  formula: 'EMI = P ÷ n',
  steps: {
    [t('P, the loan')]: rupees(loan.principal, 2),
    [t('n, the number of instalments')]: grouped(loan.months),
    [t('EMI, without interest')]:
      `${rupees(loan.principal, 2)} ÷ ${grouped(loan.months)} = ${rupees(result.emi, 2)}`,
    [t('Total payment, the loan alone')]: rupees(result.totalPayment, 2),
  },
})

/** With a fraction of a month, the last instalment is what is left after the whole ones. */
function totalStep({ months }: Loan, { emi, totalPayment }: Emi): WorkingSteps {
  const whole = Math.floor(months)
  if (whole === months) {
    return {
      [t('Total payment, EMI × n')]: `${rupees(emi, 2)} × ${grouped(months)} = ${rupees(totalPayment, 2)}`,
    }
  }
  const last = rupees(totalPayment - whole * emi, 2)
  return {
    [t('Total payment, EMI × whole months, and what is then left')]:
      `${rupees(emi, 2)} × ${grouped(whole)} + ${last} = ${rupees(totalPayment, 2)}`,
  }
}

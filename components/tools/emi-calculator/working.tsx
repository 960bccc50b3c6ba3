import { Working, type WorkingStep } from '@/components/results/working'
import { type Emi, type Loan, monthlyRate } from '@/lib/finance/emi'
import { grouped, rupees } from '@/lib/format/numbers'

const FORMULA = 'EMI = P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1)'

export function EmiWorking({ loan, result }: { loan: Loan; result: Emi }) {
  const r = monthlyRate(loan.ratePercent)
  const n = grouped(loan.months)
  const growth = (1 + r) ** loan.months
  const power = grouped(growth, 6)
  return (
    <Working
      formula={FORMULA}
      steps={[
        { says: 'P, the loan', sum: rupees(loan.principal, 2) },
        { says: 'r, the rate for a month', sum: `${loan.ratePercent} ÷ 12 ÷ 100 = ${grouped(r, 8)}` },
        { says: 'n, the number of instalments', sum: n },
        {
          says: '(1 + r)ⁿ',
          sum: (
            <>
              {grouped(1 + r, 8)}
              <sup>{n}</sup> = {power}
            </>
          ),
        },
        {
          says: 'EMI',
          sum: `${grouped(loan.principal)} × ${grouped(r, 8)} × ${power} ÷ (${power} − 1) = ${rupees(result.emi, 2)}`,
        },
        totalStep(loan, result),
        {
          says: 'Total interest, payment less loan',
          sum: `${rupees(result.totalPayment, 2)} − ${rupees(loan.principal, 2)} = ${rupees(result.totalInterest, 2)}`,
        },
      ]}
    />
  )
}

/** With a fraction of a month, the last instalment is what is left after the whole ones. */
function totalStep({ months }: Loan, { emi, totalPayment }: Emi): WorkingStep {
  const whole = Math.floor(months)
  if (whole === months) {
    return {
      says: 'Total payment, EMI × n',
      sum: `${rupees(emi, 2)} × ${grouped(months)} = ${rupees(totalPayment, 2)}`,
    }
  }
  const last = rupees(totalPayment - whole * emi, 2)
  return {
    says: 'Total payment, EMI × whole months, and what is then left',
    sum: `${rupees(emi, 2)} × ${grouped(whole)} + ${last} = ${rupees(totalPayment, 2)}`,
  }
}

import { ResultComparison } from '@/components/results/result-comparison'
import { SplitBar } from '@/components/results/split-bar'
import type { PrepaidLoan } from '@/lib/finance/amortisation'
import type { Emi, Loan } from '@/lib/finance/emi'
import { comparedRows } from './rows'

/** What is paid back as a bar of principal and interest, and what prepayments change of it. */
export function EmiSummary({
  loan,
  result,
  prepaid,
}: {
  loan: Loan
  result: Emi
  prepaid: PrepaidLoan | null
}) {
  const interest = prepaid ? prepaid.interestPaise / 100 : result.totalInterest
  return (
    <>
      {prepaid && (
        <ResultComparison
          caption="The loan without and with prepayments"
          columns={['Without', 'With prepayments']}
          rows={comparedRows(result, prepaid)}
        />
      )}
      <SplitBar parts={{ Principal: loan.principal, Interest: interest }} />
    </>
  )
}

import type { Column } from '@/components/results/column'
import { FigureList } from '@/components/results/figure-list'
import { row } from '@/components/results/result-row'
import { ResultTable } from '@/components/results/result-table'
import type { Rd, RecurringDeposit } from '@/lib/finance/rd'
import { compareRdFd } from '@/lib/finance/compare-rd-fd'
import { monthsInWords } from '@/lib/format/durations'

/** What the same money would earn if all of it were there on the first day, and what the first day would need. */
export default function FixedDeposits({ deposit, result }: { deposit: RecurringDeposit; result: Rd }) {
  const { sameTotal, sameMaturityPrincipal } = compareRdFd(deposit)
  return (
    <>
      <p className="mt-1 text-soft">
        {`Fixed deposits at the same ${deposit.rate}% for ${monthsInWords(deposit.months)}, compounded each quarter. An RD earns less because most of its money arrives later, not because its rate is lower.`}
      </p>
      <FigureList
        rows={[
          row('fdInterest', 'Interest on an FD of the same total', 'rupees', sameTotal.totalInterest),
          row('fdPrincipal', 'FD needed for the same maturity', 'rupees', sameMaturityPrincipal),
        ]}
      />
      <div className="mt-4">
        <ResultTable
          wordy
          caption="The RD compared with fixed deposits"
          columns={comparedColumns}
          rows={[
            ['This RD', result.totalInvestment, result.maturityAmount],
            ['FD of the same total', result.totalInvestment, sameTotal.maturityAmount],
            ['FD of the same maturity', sameMaturityPrincipal, result.maturityAmount],
          ]}
        />
      </div>
    </>
  )
}

/** A deposit to compare: what is paid in and what comes out, in rupees. */
type ComparedDeposit = readonly [name: string, paidIn: number, maturity: number]

const comparedColumns: readonly Column<ComparedDeposit>[] = [
  { heading: 'Deposit', as: 'text', cell: ([name]) => name },
  { heading: 'Paid in', as: 'rupees', cell: ([, paidIn]) => paidIn },
  { heading: 'Interest', as: 'rupees', cell: ([, paidIn, maturity]) => maturity - paidIn },
  { heading: 'Maturity Amount', as: 'rupees', answer: true, cell: ([, , maturity]) => maturity },
]

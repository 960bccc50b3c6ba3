'use client'

import { DataTable } from '@/components/results/data-table'
import { FigureList } from '@/components/results/figure-list'
import type { Rd, RecurringDeposit } from '@/lib/finance/rd'
import { rdBesideFd } from '@/lib/finance/rd-beside-fd'
import { monthsInWords } from '@/lib/format/durations'
import { rupees } from '@/lib/format/numbers'

const HEADINGS = ['Deposit', 'Paid in', 'Interest', 'Maturity Amount']

/** What the same money would earn if all of it were there on the first day, and what the first day would need. */
export default function RdBesideFd({ deposit, result }: { deposit: RecurringDeposit; result: Rd }) {
  const { sameTotal, sameMaturityPrincipal } = rdBesideFd(deposit)
  const { totalInvestment, totalInterest, maturityAmount } = result
  const row = (name: string, ...amounts: number[]) => [name, ...amounts.map((amount) => rupees(amount))]
  return (
    <>
      <p className="mt-1 text-soft">
        Fixed deposits at the same {deposit.rate}% for {monthsInWords(deposit.months)}, compounded each
        quarter. An RD earns less because most of its money arrives later, not because its rate is lower.
      </p>
      <FigureList
        rows={[
          {
            name: 'fdInterest',
            label: 'Interest of an FD of the same total',
            value: sameTotal.totalInterest,
            formatted: rupees(sameTotal.totalInterest),
          },
          {
            name: 'fdPrincipal',
            label: 'FD that comes to the same maturity amount',
            value: sameMaturityPrincipal,
            formatted: rupees(sameMaturityPrincipal),
          },
        ]}
      />
      <div className="mt-4">
        <DataTable
          caption="The RD beside fixed deposits"
          headings={HEADINGS}
          rows={[
            row('This RD', totalInvestment, totalInterest, maturityAmount),
            row('FD of the same total', totalInvestment, sameTotal.totalInterest, sameTotal.maturityAmount),
            row(
              'FD of the same maturity',
              sameMaturityPrincipal,
              maturityAmount - sameMaturityPrincipal,
              maturityAmount,
            ),
          ]}
        />
      </div>
    </>
  )
}

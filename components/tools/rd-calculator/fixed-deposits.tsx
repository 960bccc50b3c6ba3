import { FigureList } from '@/components/results/figure-list'
import { ResultTable } from '@/components/results/result-table'
import type { Rd, RecurringDeposit } from '@/lib/finance/rd'
import { rdBesideFd } from '@/lib/finance/rd-beside-fd'
import { monthsInWords } from '@/lib/format/durations'
import { comparedColumns, comparedDeposits, fixedDepositRows } from './rows'

/** What the same money would earn if all of it were there on the first day, and what the first day would need. */
export default function FixedDeposits({ deposit, result }: { deposit: RecurringDeposit; result: Rd }) {
  const compared = rdBesideFd(deposit)
  return (
    <>
      <p className="mt-1 text-soft">
        {`Fixed deposits at the same ${deposit.rate}% for ${monthsInWords(deposit.months)}, compounded each quarter. An RD earns less because most of its money arrives later, not because its rate is lower.`}
      </p>
      <FigureList rows={fixedDepositRows(compared)} />
      <div className="mt-4">
        <ResultTable
          wordy
          caption="The RD compared with fixed deposits"
          columns={comparedColumns}
          rows={comparedDeposits(result, compared)}
        />
      </div>
    </>
  )
}

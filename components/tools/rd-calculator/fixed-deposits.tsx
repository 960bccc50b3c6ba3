import type { Column } from '@/components/results/column'
import { FigureList } from '@/components/results/figure-list'
import { row } from '@/components/results/result-row'
import { ResultTable } from '@/components/results/result-table'
import type { Rd, RecurringDeposit } from '@/lib/finance/deposits/rd'
import { compareRdFd } from '@/lib/finance/deposits/compare-rd-fd'
import { monthsInWords } from '@/lib/format/durations'
import { t } from '@/lib/language/words'

/**
 * The interest on the same money as a fixed deposit from the first day, and the fixed deposit with the same maturity
 * amount.
 */
export default function FixedDeposits({ deposit, result }: { deposit: RecurringDeposit; result: Rd }) {
  const { sameTotal, sameMaturityPrincipal } = compareRdFd(deposit)
  return (
    <>
      <p className="mt-1 text-soft">
        {t(
          'Fixed deposits at the same {0}% for {1}, compounded each quarter. An RD earns less because most of its money arrives later, not because its rate is lower.',
          deposit.rate,
          monthsInWords(deposit.months),
        )}
      </p>
      <FigureList
        rows={[
          row('fdInterest', t('Interest on an FD of the same total'), 'rupees', sameTotal.totalInterest),
          row('fdPrincipal', t('FD needed for the same maturity'), 'rupees', sameMaturityPrincipal),
        ]}
      />
      <div className="mt-4">
        <ResultTable
          wordy
          caption={t('The RD compared with fixed deposits')}
          columns={comparedColumns}
          rows={[
            [t('This RD'), result.totalInvestment, result.maturityAmount],
            [t('FD of the same total'), result.totalInvestment, sameTotal.maturityAmount],
            [t('FD of the same maturity'), sameMaturityPrincipal, result.maturityAmount],
          ]}
        />
      </div>
    </>
  )
}

/** A deposit to compare: what is paid in and what comes out, in rupees. */
type ComparedDeposit = readonly [name: string, paidIn: number, maturity: number]

const comparedColumns: readonly Column<ComparedDeposit>[] = [
  { heading: t('Deposit'), as: 'text', cell: ([name]) => name },
  { heading: t('Paid in'), as: 'rupees', cell: ([, paidIn]) => paidIn },
  { heading: t('Interest'), as: 'rupees', cell: ([, paidIn, maturity]) => maturity - paidIn },
  { heading: t('Maturity Amount'), as: 'rupees', answer: true, cell: ([, , maturity]) => maturity },
]

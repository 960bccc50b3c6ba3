import { PercentField } from '@/components/fields/number-field'
import { FigureList } from '@/components/results/figure-list'
import { type ResultRows, row } from '@/components/results/result-row'
import type { WorkingContent } from '@/components/results/working'
import type { Loan } from '@/lib/finance/emi'
import { type FlatLoan, flatLoan } from '@/lib/finance/loan/loan-solving'
import { grouped, rupees, rupeesFromPaise } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'
import { PartWorking } from './part-working'
import type { WholeLoanProps } from './whole-loan-props'

/** A flat rate as the reducing rate that costs the same. */
export function FlatRatePart({ inputs: { field, read }, loan }: WholeLoanProps) {
  const flat = read('flatRate')?.flatRate
  const result = flat !== undefined && flatLoan(loan, flat)
  return (
    <>
      <PercentField
        field={field('flatRate')}
        label={t('Flat rate a year')}
        hint={t('Charged on the whole loan to the end')}
      />
      {result && <FigureList rows={flatRows(result, flat)} />}
      {result && <PartWorking {...flatWorking(loan, result, flat)} />}
    </>
  )
}

const flatRows = (result: FlatLoan, flat: number): ResultRows => [
  row('reducingRate', t('The same as a reducing rate of'), 'percent', result.reducingPercent),
  row('flatEmi', t('EMI at the flat rate'), 'paise', result.instalmentPaise),
  row('flatInterest', t('Interest at the flat rate'), 'paise', result.interestPaise),
  row('sameReducingEmi', t('EMI at {0}% reducing', grouped(flat)), 'paise', result.reducingInstalmentPaise),
]

const flatWorking = ({ principal, months }: Loan, result: FlatLoan, flat: number): WorkingContent => ({
  formula: t('Interest = P × rate × years, EMI = (P + interest) ÷ n'),
  steps: {
    [t('Interest at the flat rate')]:
      `${rupees(principal, 2)} × ${grouped(flat)}% × ${grouped(months)} ÷ 12 = ${rupeesFromPaise(result.interestPaise)}`,
    [t('EMI at the flat rate')]:
      `(${rupees(principal, 2)} + ${rupeesFromPaise(result.interestPaise)}) ÷ ${grouped(months)} = ${rupeesFromPaise(result.instalmentPaise)}`,
    [t('Reducing rate whose EMI is the same')]: `${grouped(result.reducingPercent, 4)}%`,
  },
})

import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import { unbroken } from '@/lib/format/unbroken'
import { lawDay, lawRows } from '@/lib/rules/in-force'
import { gstRates } from '@/lib/rules/gst/gst-rates'
import type { SuppliedGstQuestion } from '@/lib/tax/gst/gst'
import { gstInPaise, type GstSums } from '@/lib/tax/gst/gst-paise'
import { t } from '@/lib/language/words'
import { headColumns, rateNote } from './rows'

/** One amount at each slab there is or was. */
export default function EveryRate(question: SuppliedGstQuestion) {
  const percents = lawRows(gstRates, lawDay(gstRates.checkedOn)).flatMap(({ value }) =>
    value.map(({ percent }) => percent),
  )
  const rates = [...new Set(percents)].sort((a, b) => a - b)
  return (
    <ResultTable
      wordy
      caption={t('The same amount at every rate of GST')}
      columns={rateColumns(question)}
      rows={rates.map((ratePercent) => ({
        rate: ratePercent,
        ...gstInPaise({ ...question, ratePercent }, question.supply),
      }))}
      file="gst-at-every-rate"
    />
  )
}

/** An amount at every rate; as in the result, what is asked for is the net amount or the total. */
const rateColumns = ({ type, supply }: SuppliedGstQuestion): Column<GstSums & { rate: number }>[] => [
  { heading: t('Rate'), as: 'text', cell: ({ rate }) => `${rate}%` },
  { heading: t('Net'), as: 'paise', answer: type === 'inclusive', cell: ({ netPaise }) => netPaise },
  { heading: 'GST', as: 'paise', cell: ({ gstPaise }) => gstPaise },
  ...headColumns(supply),
  { heading: t('Total'), as: 'paise', answer: type !== 'inclusive', cell: ({ totalPaise }) => totalPaise },
  { heading: t('Status'), as: 'text', only: 'page', cell: ({ rate }) => unbroken(rateNote(rate)) },
  { heading: t('Status'), as: 'text', only: 'file', cell: ({ rate }) => rateNote(rate) },
]

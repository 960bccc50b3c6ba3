import { ResultTable } from '@/components/results/result-table'
import { gstRates } from '@/lib/rules/gst'
import type { SuppliedGstQuestion } from '@/lib/tax/gst'
import { gstInPaise } from '@/lib/tax/gst-paise'
import { rateColumns } from './rows'

/** One amount at each slab there is or was. */
export default function EveryRate(question: SuppliedGstQuestion) {
  const percents = gstRates.values.flatMap(({ value }) => value.map(({ percent }) => percent))
  const rates = [...new Set(percents)].sort((one, other) => one - other)
  return (
    <ResultTable
      wordy
      caption="The same amount at every rate of GST"
      columns={rateColumns(question)}
      rows={rates.map((rate) => ({
        rate,
        ...gstInPaise({ ...question, ratePercent: rate }, question.supply),
      }))}
      file="gst-at-every-rate"
    />
  )
}

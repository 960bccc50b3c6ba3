'use client'

import { DataTable } from '@/components/results/data-table'
import { plainRupees, saveCsv } from '@/components/results/save-csv'
import { TableButtons } from '@/components/results/table-buttons'
import { rateNote } from '@/components/tools/gst-calculator/rate-note'
import { rupees } from '@/lib/format/numbers'
import { unbroken } from '@/lib/format/unbroken'
import { gstRates } from '@/lib/rules/gst'
import { gst, type GstSupply, type GstType } from '@/lib/tax/gst'

interface EveryRateProps {
  amount: number
  type: GstType
  supply: GstSupply
}

/** One amount at each slab there is or was, side by side. */
export default function EveryRate(props: EveryRateProps) {
  const headings = [
    'Rate',
    'Net',
    'GST',
    ...(props.supply === 'other' ? ['IGST'] : ['CGST', 'SGST/UTGST']),
    'Total',
    'Status',
  ]
  return (
    <>
      <TableButtons onSave={() => saveCsv('gst-at-every-rate', headings, rowsOf(props, plainRupees))} />
      <DataTable
        wordy
        caption="The same amount at every rate of GST"
        headings={headings}
        rows={rowsOf(props, (amount) => rupees(amount, 2)).map((row) => row.map(unbroken))}
      />
    </>
  )
}

function rowsOf({ amount, type, supply }: EveryRateProps, say: (rupees: number) => string): string[][] {
  const all = gstRates.values.flatMap(({ value }) => value.map(({ percent }) => percent))
  const rates = [...new Set(all)].sort((one, other) => one - other)
  return rates.map((ratePercent) => {
    const { netAmount, gstAmount, half, totalAmount } = gst({ amount, ratePercent, type })
    const heads = supply === 'other' ? [gstAmount] : [half, half]
    return [
      `${ratePercent}%`,
      ...[netAmount, gstAmount, ...heads, totalAmount].map(say),
      rateNote(ratePercent),
    ]
  })
}

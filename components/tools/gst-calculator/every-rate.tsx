'use client'

import { DataTable } from '@/components/results/data-table'
import { plainRupees, saveCsv } from '@/components/results/save-csv'
import { TableButtons } from '@/components/results/table-buttons'
import { shownPaise } from '@/components/tools/gst-calculator/gst-rows'
import { rateNote } from '@/components/tools/gst-calculator/rate-note'
import { unbroken } from '@/lib/format/unbroken'
import { gstRates } from '@/lib/rules/gst'
import type { GstSupply, GstType } from '@/lib/tax/gst'
import { gstInPaise, headPaise } from '@/lib/tax/gst-paise'

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
      <TableButtons
        onSave={() =>
          saveCsv(
            'gst-at-every-rate',
            headings,
            rowsOf(props, (paise) => plainRupees(paise / 100)),
          )
        }
      />
      <DataTable
        wordy
        caption="The same amount at every rate of GST"
        headings={headings}
        rows={rowsOf(props, shownPaise).map((row) => row.map(unbroken))}
      />
    </>
  )
}

function rowsOf({ amount, type, supply }: EveryRateProps, say: (paise: number) => string): string[][] {
  const all = gstRates.values.flatMap(({ value }) => value.map(({ percent }) => percent))
  const rates = [...new Set(all)].sort((one, other) => one - other)
  return rates.map((ratePercent) => {
    const sums = gstInPaise({ amount, ratePercent, type }, supply)
    const head = headPaise(sums, supply)
    const heads = supply === 'other' ? [head] : [head, head]
    return [
      `${ratePercent}%`,
      ...[sums.netPaise, sums.gstPaise, ...heads, sums.totalPaise].map(say),
      rateNote(ratePercent),
    ]
  })
}

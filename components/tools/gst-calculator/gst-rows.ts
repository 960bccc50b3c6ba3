import type { ResultRow } from '@/components/results/result-panel'
import { rupees } from '@/lib/format/numbers'
import type { Gst, GstSupply, GstType } from '@/lib/tax/gst'

type Figure = [name: string, label: string, value: number]

/** The heads of tax: two equal halves within a state, one whole to another. */
export const headsOf = ({ gstAmount, half }: Gst, supply: GstSupply): Figure[] =>
  supply === 'other'
    ? [['igst', 'IGST', gstAmount]]
    : [
        ['cgst', 'CGST', half],
        ['sgst', 'SGST/UTGST', half],
      ]

/** What is asked for comes first: the price before GST where it was inside, the total where it was not. */
export function gstRows(result: Gst, type: GstType, supply: GstSupply): ResultRow[] {
  const asked = type === 'inclusive' ? 'netAmount' : 'totalAmount'
  const figures: Figure[] = [
    ['netAmount', 'Net amount, before GST', result.netAmount],
    ['gstAmount', 'GST amount', result.gstAmount],
    ...headsOf(result, supply),
    ['totalAmount', 'Total amount, with GST', result.totalAmount],
  ]
  return figures.map(([name, label, value]) => ({
    name,
    label,
    value,
    formatted: rupees(value, 2),
    primary: name === asked,
  }))
}

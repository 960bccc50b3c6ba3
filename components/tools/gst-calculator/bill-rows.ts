import type { ResultRow } from '@/components/results/result-panel'
import { rupeesFromPaise } from '@/lib/format/numbers'
import type { GstSupply } from '@/lib/tax/gst'
import type { GstBill } from '@/lib/tax/gst-bill'
import { type GstSums, headPaise } from '@/lib/tax/gst-paise'

/** The heads of tax: the end of the output's name, and the label. */
const heads = {
  same: [
    ['Cgst', 'CGST'],
    ['Sgst', 'SGST/UTGST'],
  ],
  other: [['Igst', 'IGST']],
} as const

export const billHeadings = (supply: GstSupply) => [
  'Rate',
  'Taxable value',
  ...heads[supply].map(([, label]) => label),
  'Total',
]

/** A row a rate, and the whole bill below them. */
export function billRows(bill: GstBill, supply: GstSupply, say: (paise: number) => string): string[][] {
  const row = (head: string, sums: GstSums) => [
    head,
    ...[sums.netPaise, ...heads[supply].map(() => headPaise(sums, supply)), sums.totalPaise].map(say),
  ]
  return [...bill.byRate.map((sums) => row(`${sums.rate}%`, sums)), row('Bill', bill)]
}

type Figure = [name: string, label: string, paise: number]

export function billFigures(bill: GstBill, supply: GstSupply): ResultRow[] {
  const figures: Figure[] = [
    ['billNet', 'Taxable value of the bill', bill.netPaise],
    ...heads[supply].map(([name, label]): Figure => [`bill${name}`, label, headPaise(bill, supply)]),
    ['billTotal', 'Total of the bill', bill.totalPaise],
  ]
  return figures.map(([name, label, paise]) => ({
    name,
    label,
    value: paise / 100,
    formatted: rupeesFromPaise(paise),
  }))
}

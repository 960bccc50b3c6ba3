import type { Column } from '@/components/results/column'
import { type ResultRow, row, textRow } from '@/components/results/result-row'
import { dayInWords } from '@/lib/format/days'
import { rupeesFromPaise } from '@/lib/format/numbers'
import { unbroken } from '@/lib/format/unbroken'
import { gstRates } from '@/lib/rules/gst'
import type { GstSupply, SuppliedGstQuestion } from '@/lib/tax/gst'
import type { GstBill } from '@/lib/tax/gst-bill'
import { type GstAnswer, type GstSums, headPaise } from '@/lib/tax/gst-paise'
import { rateStanding } from '@/lib/tax/gst-rate-standing'

/** The heads of tax, name and label: two equal halves within a state, one whole to another. */
export const HEADS = {
  same: [
    ['Cgst', 'CGST'],
    ['Sgst', 'SGST/UTGST'],
  ],
  other: [['Igst', 'IGST']],
} as const satisfies Record<GstSupply, unknown>

/**
 * What is asked for comes first: the price before GST where it was inside, the total where it was not. The figures
 * shown are those of an invoice, so that they add up and agree with the bill on the same page; those for machines are
 * unrounded.
 */
export function gstRows({ question: { type, supply }, result, sums }: GstAnswer): ResultRow[] {
  const asked = type === 'inclusive' ? 'netAmount' : 'totalAmount'
  const rounded = (name: string, label: string, value: number, paise: number) =>
    textRow(name, label, value, rupeesFromPaise(paise), { primary: name === asked })
  const head = supply === 'other' ? result.gstAmount : result.half
  return [
    rounded('netAmount', 'Net amount, before GST', result.netAmount, sums.netPaise),
    rounded('gstAmount', 'GST amount', result.gstAmount, sums.gstPaise),
    ...HEADS[supply].map(([name, label]) =>
      rounded(name.toLowerCase(), label, head, headPaise(sums, supply)),
    ),
    rounded('totalAmount', 'Total amount, with GST', result.totalAmount, sums.totalPaise),
  ]
}

/** What a rate is today, as far as the slabs were last checked. */
export function rateNote(percent: number): string {
  const found = rateStanding(percent, gstRates.checkedOn)
  if (found.standing === 'in force') return found.on ? `In force for ${found.on}` : 'In force'
  if (found.standing === 'not a slab') return percent === 0 ? 'Nil rated' : 'Not a general GST rate'
  const tobacco = found.tobaccoUntil ? `; on tobacco until ${dayInWords(found.tobaccoUntil)}` : ''
  return `In force until ${dayInWords(found.lastDay)}${tobacco}`
}

const headColumns = (supply: GstSupply): Column<GstSums>[] =>
  HEADS[supply].map(([, heading]) => ({ heading, as: 'paise', cell: (sums) => headPaise(sums, supply) }))

/** The sums of one rate; of a whole bill without one. */
export type SumsAtRate = GstSums & { rate?: number }

/** An amount at every rate; as in the result, what is asked for is the net amount or the total. */
export const rateColumns = ({ type, supply }: SuppliedGstQuestion): Column<Required<SumsAtRate>>[] => [
  { heading: 'Rate', as: 'text', cell: ({ rate }) => `${rate}%` },
  { heading: 'Net', as: 'paise', answer: type === 'inclusive', cell: ({ netPaise }) => netPaise },
  { heading: 'GST', as: 'paise', cell: ({ gstPaise }) => gstPaise },
  ...headColumns(supply),
  { heading: 'Total', as: 'paise', answer: type !== 'inclusive', cell: ({ totalPaise }) => totalPaise },
  { heading: 'Status', as: 'text', only: 'page', cell: ({ rate }) => unbroken(rateNote(rate)) },
  { heading: 'Status', as: 'text', only: 'file', cell: ({ rate }) => rateNote(rate) },
]

export const billColumns = (supply: GstSupply): Column<SumsAtRate>[] => [
  { heading: 'Rate', as: 'text', cell: ({ rate }) => (rate === undefined ? 'Bill' : `${rate}%`) },
  { heading: 'Taxable value', as: 'paise', cell: ({ netPaise }) => netPaise },
  ...headColumns(supply),
  { heading: 'Total', as: 'paise', answer: true, cell: ({ totalPaise }) => totalPaise },
]

export function billRows(bill: GstBill, supply: GstSupply): ResultRow[] {
  const head = headPaise(bill, supply)
  return [
    row('billNet', 'Taxable value of the bill', 'paise', bill.netPaise),
    ...HEADS[supply].map(([name, label]) => row(`bill${name}`, label, 'paise', head)),
    row('billTotal', 'Total of the bill', 'paise', bill.totalPaise),
  ]
}

import type { ResultRow } from '@/components/results/result-panel'
import { rupees } from '@/lib/format/numbers'
import type { Gst, GstSupply, GstType } from '@/lib/tax/gst'
import { type GstSums, headPaise } from '@/lib/tax/gst-paise'

/** A figure with its value for machines, unrounded, and what is shown and invoiced, in paise. */
type Figure = [name: string, label: string, value: number, paise: number]

/** Rupees to the paisa; half of a given tax may have three decimals. */
export const shownPaise = (paise: number) => rupees(paise / 100, Number.isInteger(paise) ? 2 : 3)

/** The heads of tax: two equal halves within a state, one whole to another. */
export function headsOf({ gstAmount, half }: Gst, sums: GstSums, supply: GstSupply): Figure[] {
  const paise = headPaise(sums, supply)
  if (supply === 'other') return [['igst', 'IGST', gstAmount, paise]]
  return [
    ['cgst', 'CGST', half, paise],
    ['sgst', 'SGST/UTGST', half, paise],
  ]
}

/**
 * What is asked for comes first: the price before GST where it was inside, the total where it was not. The figures
 * shown are those of an invoice, so that they add up and agree with the bill on the same page.
 */
export function gstRows(result: Gst, sums: GstSums, type: GstType, supply: GstSupply): ResultRow[] {
  const asked = type === 'inclusive' ? 'netAmount' : 'totalAmount'
  const figures: Figure[] = [
    ['netAmount', 'Net amount, before GST', result.netAmount, sums.netPaise],
    ['gstAmount', 'GST amount', result.gstAmount, sums.gstPaise],
    ...headsOf(result, sums, supply),
    ['totalAmount', 'Total amount, with GST', result.totalAmount, sums.totalPaise],
  ]
  return figures.map(([name, label, value, paise]) => ({
    name,
    label,
    value,
    formatted: shownPaise(paise),
    primary: name === asked,
  }))
}

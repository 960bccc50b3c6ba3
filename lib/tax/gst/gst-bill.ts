import { type RowOf, rowList } from '@/lib/inputs/rows'
import { gstInputs, type GstSupply, type GstType } from '@/lib/tax/gst/gst'
import { gstInPaise, type GstSums } from '@/lib/tax/gst/gst-paise'

/** Whether the lines' amounts are without GST or hold it. */
type GstBillType = Exclude<GstType, 'tax'>

/** The lines of a bill, each with a rate of its own. */
export const gstLines = rowList({ amount: gstInputs.amount, rate: gstInputs.rate }, gstInputs.lines.initial)

/** Rupees, and per cent. */
export type GstLine = RowOf<typeof gstLines.columns>

export interface GstBill extends GstSums {
  lines: (GstSums & { rate: number })[]
  /** The lines of one rate together, the lowest rate first. */
  byRate: (GstSums & { rate: number })[]
}

function add(all: readonly GstSums[]): GstSums {
  const sum = (part: keyof GstSums) => all.reduce((total, sums) => total + sums[part], 0)
  return { netPaise: sum('netPaise'), gstPaise: sum('gstPaise'), totalPaise: sum('totalPaise') }
}

/**
 * A bill of several lines, each rounded by itself, as invoices are.
 * Source: CGST Rules 2017, rule 46: taxable value, rate and tax of each head are stated for the goods or services.
 */
export function gstBill(lines: readonly GstLine[], type: GstBillType, supply: GstSupply): GstBill {
  const summed = lines.map(({ amount, rate }) => ({
    rate,
    ...gstInPaise({ amount, ratePercent: rate, type }, supply),
  }))
  const rates = [...new Set(lines.map(({ rate }) => rate))].sort((a, b) => a - b)
  return {
    lines: summed,
    byRate: rates.map((rate) => ({ rate, ...add(summed.filter((line) => line.rate === rate)) })),
    ...add(summed),
  }
}

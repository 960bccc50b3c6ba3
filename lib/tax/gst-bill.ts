import { type RowOf, rowList } from '@/lib/inputs/rows'
import { gstInputs, type GstSupply, type GstType } from '@/lib/tax/gst'
import { toPaise } from '@/lib/finance/paise'

/** Whether the lines' amounts are without GST or hold it. */
type GstBillType = Exclude<GstType, 'tax'>

/** The lines of a bill, each with a rate of its own. */
export const gstLines = rowList({ amount: gstInputs.amount, rate: gstInputs.rate }, gstInputs.lines.initial)

/** Rupees, and per cent. */
export type GstLine = RowOf<typeof gstLines.columns>

/** Whole paise; net and GST are the total, and where there are halves, twice the half is the GST. */
export interface GstSums {
  netPaise: number
  gstPaise: number
  totalPaise: number
}

export interface GstBill extends GstSums {
  lines: (GstSums & { rate: number })[]
  /** The lines of one rate together, the lowest rate first. */
  byRate: (GstSums & { rate: number })[]
}

/** A per cent in the unit in which rates are taken, a millionth of it; slabs need a hundredth. */
const PERCENT = 1_000_000
const WHOLE = BigInt(100 * PERCENT)

/** A quotient of whole numbers, none below zero, rounded half up. */
const quotient = (over: bigint, under: bigint) => Number((2n * over + under) / (2n * under))

/**
 * One line of a bill in whole paise. Each head of tax is rounded to the paisa, half a paisa up, so that CGST and SGST
 * are equal; a price that includes GST stays what it is, and the rest of it is the net amount. Counted in whole
 * numbers: doubles cannot tell half a paisa of a large amount.
 */
function lineSums(line: GstLine, type: GstBillType, supply: GstSupply): GstSums {
  const givenPaise = toPaise(line.amount)
  const rate = BigInt(Math.round(line.rate * PERCENT))
  const heads = supply === 'other' ? 1 : 2
  const whole = type === 'inclusive' ? WHOLE + rate : WHOLE
  const gstPaise = heads * quotient(BigInt(givenPaise) * rate, whole * BigInt(heads))
  return type === 'inclusive'
    ? { netPaise: givenPaise - gstPaise, gstPaise, totalPaise: givenPaise }
    : { netPaise: givenPaise, gstPaise, totalPaise: givenPaise + gstPaise }
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
  const summed = lines.map((line) => ({ rate: line.rate, ...lineSums(line, type, supply) }))
  const rates = [...new Set(lines.map(({ rate }) => rate))].sort((one, other) => one - other)
  return {
    lines: summed,
    byRate: rates.map((rate) => ({ rate, ...add(summed.filter((line) => line.rate === rate)) })),
    ...add(summed),
  }
}

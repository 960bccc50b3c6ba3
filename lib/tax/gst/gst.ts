import { cellsOf, textOfCells } from '@/lib/inputs/rows'
import { groupAmount } from '@/lib/inputs/amount-typing'
import { choice } from '@/lib/inputs/choices'
import { type Kind, value } from '@/lib/inputs/kind'
import { amount, percent } from '@/lib/inputs/quantities'
import type { ReadValues } from '@/lib/inputs/tool-inputs'

/** What the amount is: a price with GST in it, a price before GST, or the GST itself. */
const gstTypes = ['inclusive', 'exclusive', 'tax'] as const
export type GstType = (typeof gstTypes)[number]

/**
 * The place of supply: the supplier's own state or union territory, where CGST meets SGST or UTGST, or another: IGST.
 */
const gstSupplies = ['same', 'other'] as const
export type GstSupply = (typeof gstSupplies)[number]

/**
 * The lines of a bill, as they are in its fields: amount and rate. They are read where the bill is (see `gstLines`).
 */
const lines: Kind<string> = {
  initial: '1,000_18*500_5',
  read: value,
  write: (text) => text.replaceAll(',', ''),
  show: (text) => textOfCells(cellsOf(text).map(([typed = '', ...rates]) => [groupAmount(typed), ...rates])),
}

export const gstInputs = {
  amount: amount({ initial: 1_000 }),
  rate: percent({ initial: 18, min: 0 }),
  type: choice(gstTypes, 'inclusive'),
  supply: choice(gstSupplies, 'same'),
  lines,
  linesType: choice(['exclusive', 'inclusive'], 'exclusive'),
}

export interface GstQuestion {
  /** Rupees. */
  amount: number
  ratePercent: number
  type: GstType
}

/** With the place of supply, which decides the heads of the tax and so how it is rounded. */
export interface SuppliedGstQuestion extends GstQuestion {
  supply: GstSupply
}

/** The values of the fields for one amount; those for the lines of a bill do not count. */
export function gstQuestionFrom(read: ReadValues<typeof gstInputs>): SuppliedGstQuestion | null {
  const asked = read('amount', 'rate', 'type', 'supply')
  return asked && { amount: asked.amount, ratePercent: asked.rate, type: asked.type, supply: asked.supply }
}

/** Rupees, unrounded. */
export interface Gst {
  netAmount: number
  gstAmount: number
  /** CGST, and as much SGST or UTGST. */
  half: number
  totalAmount: number
}

/** The rate below which no price is looked for from its tax: the quotient would soon be no number. */
const LEAST_RATE_TO_DIVIDE_BY = 1e-9

/** True if there is an answer: tax at a rate of nothing does not tell the price. */
export function gstCanBeFound({ amount: rupees, ratePercent, type }: GstQuestion): boolean {
  return rupees > 0 && (type === 'tax' ? ratePercent >= LEAST_RATE_TO_DIVIDE_BY : ratePercent >= 0)
}

/**
 * Goods and services tax at one rate, in rupees and unrounded. Inclusive: net = amount ÷ (1 + rate), GST = amount −
 * net, written as amount × rate ÷ (1 + rate). Exclusive: GST = amount × rate. From the tax: net = tax ÷ rate.
 * @throws RangeError where nothing can be found (see `gstCanBeFound`)
 * Source: spec section 9; CGST Act 2017, section 15, for the value on which the tax is taken.
 */
export function gst(question: GstQuestion): Gst {
  if (!gstCanBeFound(question)) throw new RangeError('GST needs an amount above zero and a rate')
  const { amount: rupees, ratePercent, type } = question
  if (type === 'inclusive') {
    const netAmount = (rupees / (100 + ratePercent)) * 100
    const gstAmount = rupees * (ratePercent / (100 + ratePercent))
    return { netAmount, gstAmount, half: gstAmount / 2, totalAmount: rupees }
  }
  const netAmount = type === 'tax' ? (rupees / ratePercent) * 100 : rupees
  const gstAmount = type === 'tax' ? rupees : (rupees * ratePercent) / 100
  return { netAmount, gstAmount, half: gstAmount / 2, totalAmount: netAmount + gstAmount }
}

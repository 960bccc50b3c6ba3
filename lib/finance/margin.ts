import { choice } from '@/lib/inputs/choices'
import { amount, percent } from '@/lib/inputs/quantities'
import type { ReadValues } from '@/lib/inputs/tool-inputs'
import { toPaise, wholePaise, wholePaiseUp } from '@/lib/money/paise'

const ALL = 100
/** A discount of a whole price leaves nothing to earn a margin on. */
const MOST_OFF = 99

export const marginInputs = {
  aim: choice(['margin', 'price'], 'margin'),
  mrp: amount({ initial: 1_000 }),
  off: percent({ initial: 10, min: 0, max: MOST_OFF }),
  thenOff: percent({ initial: 5, min: 0, max: MOST_OFF }),
  gst: choice(['inside', 'outside'], 'inside'),
  rate: percent({ initial: 18, min: 0 }),
  cost: amount({ initial: 500, min: 0.01 }),
  costGst: choice(['outside', 'inside'], 'outside'),
  wantedAs: choice(['margin', 'markup'], 'margin'),
  wanted: percent({ initial: 30, min: 0, max: 1_000 }),
  fixed: amount({ initial: 50_000, min: 0 }),
}

type TaxPlace = (typeof marginInputs.gst.options)[number]

/**
 * The price before discounts: printed, or the one that leaves the wanted share of the price (margin) or of
 * the cost (markup).
 */
type ListPrice = { mrp: number } | { wantedAs: 'margin' | 'markup'; wantedPercent: number }

export interface Goods {
  list: ListPrice
  /** Per cent, one after the other. */
  discounts: readonly number[]
  /** Whether the price has the GST in it, or it is added. */
  gst: TaxPlace
  ratePercent: number
  /** Rupees for one piece, and whether the GST is in them. */
  cost: number
  costGst: TaxPlace
  /** Rupees of rent, wages and the like in a month. */
  fixed: number
}

/** The goods that the fields describe. */
export function goodsFrom(read: ReadValues<typeof marginInputs>): Goods | null {
  const common = read('aim', 'off', 'thenOff', 'gst', 'rate', 'cost', 'costGst', 'fixed')
  const list = common && listFrom(read, common.aim)
  if (!list) return null
  const { off, thenOff, rate: ratePercent, ...rest } = common
  return { ...rest, list, ratePercent, discounts: [off, thenOff] }
}

function listFrom(read: ReadValues<typeof marginInputs>, aim: 'margin' | 'price'): ListPrice | null {
  if (aim === 'margin') return read('mrp')
  const wish = read('wantedAs', 'wanted')
  return wish && { wantedAs: wish.wantedAs, wantedPercent: wish.wanted }
}

/** One piece sold: paise, and shares in per cent. */
export interface Margin {
  listPaise: number
  /** What the customer pays: after the discounts, with GST. */
  paysPaise: number
  netPaise: number
  gstPaise: number
  costPaise: number
  profitPaise: number
  /** The profit as a part of the price before GST, and of the cost. */
  marginPercent: number
  markupPercent: number
  offPercent: number
  /** The fewest pieces whose profit covers the fixed costs; null where a piece brings no profit. */
  pieces: number | null
}

export type MarginFault = 'noPrice' | 'marginTooHigh'
export type Reckoned = { ok: true; value: Margin } | { ok: false; fault: MarginFault }

/** What is left of a price after discounts one after the other: of 100, 10% and then 5% leave 85.5. */
const partLeft = (discounts: readonly number[]): number =>
  discounts.reduce((left, percentOff) => (left * (ALL - percentOff)) / ALL, ALL)

const withoutGst = (paise: number, ratePercent: number) => wholePaise((paise * ALL) / (ALL + ratePercent))

/**
 * The margin of one piece, to the paisa: margin = profit ÷ price before GST, mark-up = profit ÷ cost before
 * GST. A price that is asked for is the least that leaves what is wanted.
 */
export function margin(goods: Goods): Reckoned {
  const { list, discounts, gst, ratePercent, fixed } = goods
  const costPaise = costOf(goods)
  const listPaise = 'mrp' in list ? toPaise(list.mrp) : listFor(goods, list, costPaise)
  if (listPaise === null) return { ok: false, fault: 'marginTooHigh' }
  const pricePaise = wholePaise((listPaise * partLeft(discounts)) / ALL)
  const netPaise = gst === 'inside' ? withoutGst(pricePaise, ratePercent) : pricePaise
  if (netPaise === 0) return { ok: false, fault: 'noPrice' }
  const paysPaise = gst === 'inside' ? pricePaise : netPaise + wholePaise((netPaise * ratePercent) / ALL)
  const profitPaise = netPaise - costPaise
  return {
    ok: true,
    value: {
      listPaise,
      paysPaise,
      netPaise,
      gstPaise: paysPaise - netPaise,
      costPaise,
      profitPaise,
      marginPercent: (profitPaise / netPaise) * ALL,
      markupPercent: (profitPaise / costPaise) * ALL,
      offPercent: ALL - partLeft(discounts),
      pieces: profitPaise > 0 ? Math.ceil(toPaise(fixed) / profitPaise) : null,
    },
  }
}

const costOf = ({ cost, costGst, ratePercent }: Goods): number =>
  costGst === 'inside' ? withoutGst(toPaise(cost), ratePercent) : toPaise(cost)

/**
 * The list price, in paise, that leaves the wanted part after GST and discounts; null for a margin of the whole price.
 */
function listFor(
  { discounts, gst, ratePercent }: Goods,
  { wantedAs, wantedPercent }: Exclude<ListPrice, { mrp: number }>,
  costPaise: number,
): number | null {
  if (wantedAs === 'margin' && wantedPercent >= ALL) return null
  const net =
    wantedAs === 'margin'
      ? (costPaise * ALL) / (ALL - wantedPercent)
      : (costPaise * (ALL + wantedPercent)) / ALL
  const netPaise = wholePaiseUp(net)
  const pricePaise = gst === 'inside' ? leastThatRoundsTo(netPaise, ALL / (ALL + ratePercent)) : netPaise
  return leastThatRoundsTo(pricePaise, partLeft(discounts) / ALL)
}

/** The least whole paise of which a part, rounded, is so many paise or more. */
const leastThatRoundsTo = (paise: number, part: number): number => wholePaiseUp((paise - 0.5) / part)

const COURSE = [0, 5, 10, 15, 20, 25, 30, 40, 50, 60]

/** The margins of a piece at its list price with each of these discounts alone. */
export function marginByDiscount(goods: Goods, listPaise: number): Margin[] {
  const list = { mrp: listPaise / 100 }
  return COURSE.flatMap((percentOff) => {
    const answer = margin({ ...goods, list, discounts: [percentOff] })
    return answer.ok ? [answer.value] : []
  })
}

import { percent, percentTo, shortRupees } from '@/content/figures/wording'
import { discounted } from '@/lib/arithmetic/price-cuts'
import { type Goods, margin, marginInputs } from '@/lib/finance/margin'
import { grouped, rupees } from '@/lib/format/numbers'

/** The examples: the piece with which the page opens, at its discounts and rate, and one sold before GST. */
const COST = marginInputs.cost.initial
const PIECE: Goods = {
  list: { mrp: marginInputs.mrp.initial },
  discounts: [marginInputs.off.initial, marginInputs.thenOff.initial],
  gst: 'inside',
  ratePercent: marginInputs.rate.initial,
  cost: COST,
  costGst: 'outside',
  fixed: marginInputs.fixed.initial,
}
const PRICE = 625
const WANTED = marginInputs.wanted.initial

/** A piece sold without a discount, GST added. @throws Error for a price that cannot be, as none of these is */
function sold(list: Goods['list']) {
  const answer = margin({ ...PIECE, list, discounts: [], gst: 'outside' })
  if (!answer.ok) throw new Error(`The example has no margin: ${answer.fault}`)
  return answer.value
}

/** What the words of the margin calculator name. */
export const marginCalculatorFigures = () => ({ ...ofMargin(), ...ofPiece() })

function ofMargin() {
  const one = sold({ mrp: PRICE })
  const wanted = sold({ wantedAs: 'margin', wantedPercent: WANTED })
  const markedUp = sold({ wantedAs: 'markup', wantedPercent: WANTED })
  return {
    cost: rupees(COST),
    price: rupees(PRICE),
    profit: shortRupees(one.profitPaise),
    margin: percent(one.marginPercent),
    markup: percent(one.markupPercent),
    wanted: percent(WANTED),
    wantedPrice: shortRupees(wanted.netPaise),
    wantedWithGst: shortRupees(wanted.paysPaise),
    markedUp: shortRupees(markedUp.netPaise),
    markedUpMargin: percentTo(2, markedUp.marginPercent),
  }
}

function ofPiece() {
  const answer = margin(PIECE)
  if (!answer.ok) throw new Error(`The example has no margin: ${answer.fault}`)
  const { paysPaise, netPaise, gstPaise, profitPaise, offPercent, pieces } = answer.value
  const { mrp, off, thenOff } = marginInputs
  return {
    mrp: rupees(mrp.initial),
    off: percent(off.initial),
    thenOff: percent(thenOff.initial),
    offsAdded: percent(off.initial + thenOff.initial),
    afterFirst: rupees(discounted(mrp.initial, off.initial, 0).pays),
    pays: shortRupees(paysPaise),
    offTogether: percent(offPercent),
    gst: percent(PIECE.ratePercent),
    net: shortRupees(netPaise),
    tax: shortRupees(gstPaise),
    fixed: rupees(PIECE.fixed),
    pieceProfit: shortRupees(profitPaise),
    pieces: grouped(pieces!),
  }
}

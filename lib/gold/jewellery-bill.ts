import { numberOrNull } from '@/lib/inputs/optional'
import type { ReadValues, Values } from '@/lib/inputs/tool-inputs'
import { jewelleryInputs, type Purity } from '@/lib/gold/jewellery-inputs'
import { toPaise, wholePaise } from '@/lib/money/paise'
import { hallmarkGst, jewelleryGst, ownGoldGst } from '@/lib/rules/gst/jewellery-gst'
import { ruleOn } from '@/lib/rules/rule'

/** 180 grains of 64.79891 mg. Source: Standards of Weight Act, 1939, as in lib/units. */
export const GRAMS_OF_TOLA = 11.6638038

type Read = Values<typeof jewelleryInputs>

/** What the jeweller takes for the work. */
export type Making = { by: 'percent'; percent: number } | { by: 'gram' | 'flat'; rupees: number }

/** A piece of jewellery as the fields describe it; rupees, grams and per cent as they are typed. */
export interface Jewellery extends Pick<
  Read,
  | 'kind'
  | 'purity'
  | 'rate'
  | 'rateFor'
  | 'makingOff'
  | 'wastage'
  | 'stones'
  | 'hallmark'
  | 'articles'
  | 'hallmarkTax'
> {
  grossGrams: number
  /** The weight was given in tola. */
  isTola: boolean
  stoneGrams: number
  making: Making
  old: { grams: number; purity: Purity; lossPercent: number; rate: number | null }
  /** Rupees of the jeweller's own bill, to compare; null for none. */
  billed: number | null
  /** YYYY-MM-DD: the tax of this day. */
  on: string
}

/** The jewellery of the fields. @param today the day of the bill where none is given */
export function jewelleryFrom(read: ReadValues<typeof jewelleryInputs>, today: string): Jewellery | null {
  const piece = read('kind', 'weight', 'weightIn', 'stoneWeight', 'purity', 'rate', 'rateFor', 'on', 'billed')
  const charges = read('makingOff', 'wastage', 'stones', 'hallmark', 'articles', 'hallmarkTax')
  const old = read('oldWeight', 'oldPurity', 'oldLoss', 'oldRate')
  const making = makingFrom(read)
  if (!piece || !charges || !old || !making) return null
  const { kind, purity, rate, rateFor } = piece
  const isTola = piece.weightIn === 'tola'
  return {
    ...charges,
    ...{ kind, purity, rate, rateFor, making },
    grossGrams: piece.weight * (isTola ? GRAMS_OF_TOLA : 1),
    isTola,
    stoneGrams: piece.stoneWeight,
    old: {
      grams: old.oldWeight,
      purity: old.oldPurity,
      lossPercent: old.oldLoss,
      rate: numberOrNull(old.oldRate),
    },
    billed: numberOrNull(piece.billed),
    on: piece.on || today,
  }
}

function makingFrom(read: ReadValues<typeof jewelleryInputs>): Making | null {
  const chosen = read('makingBy')
  if (!chosen) return null
  if (chosen.makingBy === 'percent') {
    const by = read('makingPct')
    return by && { by: 'percent', percent: by.makingPct }
  }
  const rupees =
    chosen.makingBy === 'gram' ? read('makingPerGram')?.makingPerGram : read('makingFlat')?.makingFlat
  return rupees === undefined ? null : { by: chosen.makingBy, rupees }
}

/** Paise, except grams and per cent. */
export interface JewelleryBill {
  netGrams: number
  /** For a gram of the piece's own purity. */
  ratePaise: number
  /** The value of the gold; billed only where it is sold. */
  goldPaise: number
  metalPaise: number
  wastagePaise: number
  makingPaise: number
  makingOffPaise: number
  stonesPaise: number
  hallmarkPaise: number
  taxablePaise: number
  gstPercent: number
  gstPaise: number
  /** On the hallmark alone, where that is taxed as a service of its own. */
  hallmarkGstPercent: number
  hallmarkGstPaise: number
  totalPaise: number
  oldRatePaise: number
  oldPaise: number
  toPayPaise: number
  /** The jeweller's bill less this one; null where none is given. */
  differencePaise: number | null
}

export type BillAnswer = { ok: true; value: JewelleryBill } | { ok: false; fault: 'stonesTooHeavy' }

const part = (paise: number, percent: number) => wholePaise((paise * percent) / 100)

/** Central and state tax, two equal halves, each rounded to the paisa. */
const taxOf = (paise: number, percent: number) => 2 * part(paise, percent / 2)

const gstPercentOf = ({ kind, on }: Jewellery): number =>
  kind === 'ownGold' ? ruleOn(ownGoldGst, on).value : ruleOn(jewelleryGst, on).value[kind]

/** A gram of gold of one purity by the rate of another; 999 and 24 carat are the same to a jeweller. */
const rateOfPurity = (ratePaise: number, from: Purity, to: Purity) =>
  from === to ? ratePaise : wholePaise((ratePaise * parts(to)) / parts(from))

/** The parts of pure gold: price lists of bullion count 999 as a thousand, so that 22 carat costs 0.916 of it. */
const parts = (purity: Purity) => (purity === '999' ? 1_000 : Number(purity))

/** The charge for the work, in paise. */
function makingOf(making: Making, goldPaise: number, netGrams: number): number {
  if (making.by === 'percent') return part(goldPaise, making.percent)
  return making.by === 'gram' ? wholePaise(netGrams * toPaise(making.rupees)) : toPaise(making.rupees)
}

/**
 * A jeweller's bill, line by line, each in whole paise: (gold + wastage + making less its discount + stones +
 * hallmark) + GST − old gold. The gold is the net weight, without stones. GST is taken on the whole before
 * old gold, which its owner sells without tax. Source: lib/rules/gst/jewellery-gst.ts.
 */
export function jewelleryBill(piece: Jewellery): BillAnswer {
  const netGrams = piece.grossGrams - piece.stoneGrams
  if (netGrams <= 0) return { ok: false, fault: 'stonesTooHeavy' }
  const gstPercent = gstPercentOf(piece)
  const lines = linesOf(piece, netGrams)
  const { metalPaise, wastagePaise, makingPaise, makingOffPaise, stonesPaise, hallmarkPaise } = lines
  const isApart = piece.hallmarkTax === 'own'
  const taxablePaise =
    metalPaise + wastagePaise + makingPaise - makingOffPaise + stonesPaise + (isApart ? 0 : hallmarkPaise)
  const gstPaise = taxOf(taxablePaise, gstPercent)
  const hallmarkGstPercent = isApart ? ruleOn(hallmarkGst, piece.on).value : 0
  const hallmarkGstPaise = taxOf(hallmarkPaise, hallmarkGstPercent)
  const totalPaise = taxablePaise + gstPaise + (isApart ? hallmarkPaise + hallmarkGstPaise : 0)
  const old = oldGold(piece, lines.ratePaise)
  const toPayPaise = totalPaise - old.oldPaise
  return {
    ok: true,
    value: {
      ...lines,
      ...old,
      ...{
        netGrams,
        taxablePaise,
        gstPercent,
        gstPaise,
        hallmarkGstPercent,
        hallmarkGstPaise,
        totalPaise,
        toPayPaise,
      },
      differencePaise: piece.billed === null ? null : toPaise(piece.billed) - toPayPaise,
    },
  }
}

/** The lines before tax. Of work on the owner's gold neither metal nor wastage is billed. */
function linesOf(piece: Jewellery, netGrams: number) {
  const given = toPaise(piece.rate)
  const ratePaise = piece.rateFor === 'pure' ? rateOfPurity(given, '999', piece.purity) : given
  const goldPaise = wholePaise(netGrams * ratePaise)
  const makingPaise = makingOf(piece.making, goldPaise, netGrams)
  const isSold = piece.kind === 'sale'
  return {
    ratePaise,
    goldPaise,
    metalPaise: isSold ? goldPaise : 0,
    wastagePaise: isSold ? wholePaise(((netGrams * piece.wastage) / 100) * ratePaise) : 0,
    makingPaise,
    makingOffPaise: part(makingPaise, piece.makingOff),
    stonesPaise: toPaise(piece.stones),
    hallmarkPaise: toPaise(piece.hallmark) * piece.articles,
  }
}

/**
 * What the old gold is worth: its weight less the loss of melting, at its own rate, or at that of the bill by purity.
 */
function oldGold({ old, purity }: Jewellery, ratePaise: number) {
  const oldRatePaise = old.rate === null ? rateOfPurity(ratePaise, purity, old.purity) : toPaise(old.rate)
  return { oldRatePaise, oldPaise: wholePaise(((old.grams * (100 - old.lossPercent)) / 100) * oldRatePaise) }
}

import { percent } from '@/content/figures/wording'
import { dayInWords } from '@/lib/format/days'
import { rupees } from '@/lib/format/numbers'
import { hallmarkCharge, hallmarkGst, jewelleryGst, ownGoldGst } from '@/lib/rules/gst/jewellery-gst'
import { inForce } from '@/lib/rules/in-force'
import { gstInPaise } from '@/lib/tax/gst/gst-paise'

/** The examples, in rupees: gold and making, a gram of 24 carat, a new piece and old gold; wastage in per cent. */
const GOLD = 1_20_000
const MAKING = 12_000
const GRAM = 12_000
const NEW_PIECE = 1_00_000
const OLD_GOLD = 40_000
const WASTAGE = 3
const FINENESS_22 = 0.916
const FINENESS_18 = 0.75

/** Rupees. */
const taxed = (amount: number, ratePercent: number) => {
  const { gstPaise, totalPaise } = gstInPaise({ amount, ratePercent, type: 'exclusive' }, 'same')
  return { gst: gstPaise / 100, total: totalPaise / 100 }
}

/** What the words of the gold calculator name. */
export function goldCalculatorFigures() {
  const { sale, jobWork } = inForce(jewelleryGst).value
  const ownGold = inForce(ownGoldGst).value
  const hallmark = inForce(hallmarkCharge)
  const onHallmark = inForce(hallmarkGst).value
  const newPiece = taxed(NEW_PIECE, sale).total
  return {
    saleRate: percent(sale),
    jobRate: percent(jobWork),
    ownGoldRate: percent(ownGold),
    gold: rupees(GOLD),
    making: rupees(MAKING),
    together: rupees(GOLD + MAKING),
    saleTax: rupees(taxed(GOLD + MAKING, sale).gst),
    ownGoldTax: rupees(taxed(MAKING, ownGold).gst),
    jobTax: rupees(taxed(MAKING, jobWork).gst),
    gram: rupees(GRAM),
    gramOf22: rupees(GRAM * FINENESS_22),
    gramOf18: rupees(GRAM * FINENESS_18),
    newPiece: rupees(NEW_PIECE),
    oldGold: rupees(OLD_GOLD),
    newPieceTaxed: rupees(newPiece),
    exchanged: rupees(newPiece - OLD_GOLD),
    hallmark: rupees(hallmark.value),
    hallmarkSince: dayInWords(hallmark.from),
    hallmarkRate: percent(onHallmark),
    hallmarkTaxed: rupees(taxed(hallmark.value, onHallmark).total, 2),
    wastage: percent(WASTAGE),
  }
}

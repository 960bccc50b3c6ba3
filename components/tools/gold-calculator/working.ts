import type { WorkingContent, WorkingSteps } from '@/components/results/working'
import { grouped, rupees, rupeesFromPaise } from '@/lib/format/numbers'
import { GRAMS_OF_TOLA, type Jewellery, type JewelleryBill } from '@/lib/gold/jewellery-bill'
import { t } from '@/lib/language/words'
import { billLines } from './bill-steps'

export function goldWorking(piece: Jewellery, bill: JewelleryBill): WorkingContent {
  const lines = billLines(piece, bill).map(({ label, sum, paise }) => [
    label,
    `${sum}${sum && ' = '}${rupeesFromPaise(paise)}`,
  ])
  return {
    formula: t('To pay = (gold + wastage + making + stones + hallmark) + GST − old gold'),
    steps: {
      ...weightSteps(piece, bill),
      ...(Object.fromEntries(lines) as WorkingSteps),
      [t('To pay')]:
        `${rupeesFromPaise(bill.totalPaise)} − ${rupeesFromPaise(bill.oldPaise)} = ${rupeesFromPaise(bill.toPayPaise)}`,
    },
  }
}

/** Where the net weight and the rate come from, if they are not as typed. */
function weightSteps(
  { grossGrams, stoneGrams, isTola, rate, rateFor, purity }: Jewellery,
  bill: JewelleryBill,
): WorkingSteps {
  const tola = grossGrams / GRAMS_OF_TOLA
  return {
    [t('Tola in grams')]: isTola && `${grouped(tola, 4)} × ${GRAMS_OF_TOLA} = ${grouped(grossGrams, 4)}`,
    [t('Net weight')]:
      stoneGrams > 0 &&
      `${grouped(grossGrams, 4)} − ${grouped(stoneGrams, 4)} = ${grouped(bill.netGrams, 4)}`,
    [t('Rate of this purity')]:
      rateFor === 'pure' &&
      purity !== '999' &&
      `${rupees(rate, 2)} × ${purity} ÷ 1000 = ${rupeesFromPaise(bill.ratePaise)}`,
  }
}

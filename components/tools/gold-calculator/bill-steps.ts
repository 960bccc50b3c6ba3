import { grouped, rupeesFromPaise } from '@/lib/format/numbers'
import type { Jewellery, JewelleryBill } from '@/lib/gold/jewellery-bill'
import { t } from '@/lib/language/words'

/** A line of the bill: the sum as one writes it on paper, and paise, below zero where they are taken off. */
export interface BillLine {
  label: string
  sum: string
  paise: number
}

const grams = (weight: number) => t('{0} g', grouped(weight, 4))

/** The lines in the order of a bill; those that it does not need are left out. */
export function billLines(piece: Jewellery, bill: JewelleryBill): BillLine[] {
  const { kind, stones, hallmark, articles, hallmarkTax, old } = piece
  const rate = rupeesFromPaise(bill.ratePaise)
  const isApart = hallmarkTax === 'own'
  const hallmarkLine = {
    label: t('Hallmark'),
    sum: `${articles} × ${rupeesFromPaise(hallmark * 100)}`,
    paise: bill.hallmarkPaise,
  }
  const lines: (BillLine | false)[] = [
    kind === 'sale' && { label: t('Gold'), sum: `${grams(bill.netGrams)} × ${rate}`, paise: bill.metalPaise },
    bill.wastagePaise > 0 && {
      label: t('Wastage'),
      sum: `${grams(bill.netGrams)} × ${piece.wastage}% × ${rate}`,
      paise: bill.wastagePaise,
    },
    { label: t('Making'), sum: makingSum(piece, bill), paise: bill.makingPaise },
    bill.makingOffPaise > 0 && {
      label: t('Discount on making'),
      sum: `${rupeesFromPaise(bill.makingPaise)} × ${piece.makingOff}%`,
      paise: -bill.makingOffPaise,
    },
    stones > 0 && { label: t('Stones'), sum: '', paise: bill.stonesPaise },
    !isApart && hallmarkLine,
    ...taxLines(bill.taxablePaise, bill.gstPercent, bill.gstPaise),
    isApart && hallmarkLine,
    isApart && {
      label: t('GST on the hallmark'),
      sum: `${rupeesFromPaise(bill.hallmarkPaise)} × ${bill.hallmarkGstPercent}%`,
      paise: bill.hallmarkGstPaise,
    },
    { label: t('Total with GST'), sum: '', paise: bill.totalPaise },
    old.grams > 0 && oldLine(piece, bill),
  ]
  return lines.filter((line) => line !== false)
}

function makingSum({ making }: Jewellery, { goldPaise, netGrams }: JewelleryBill): string {
  if (making.by === 'percent') return `${rupeesFromPaise(goldPaise)} × ${making.percent}%`
  return making.by === 'gram' ? `${grams(netGrams)} × ${rupeesFromPaise(making.rupees * 100)}` : ''
}

const taxLines = (taxablePaise: number, percent: number, paise: number): BillLine[] =>
  ['CGST', 'SGST/UTGST'].map((label) => ({
    label,
    sum: `${rupeesFromPaise(taxablePaise)} × ${percent / 2}%`,
    paise: paise / 2,
  }))

const oldLine = ({ old }: Jewellery, { oldRatePaise, oldPaise }: JewelleryBill): BillLine => ({
  label: t('Old gold'),
  sum: `${grams(old.grams)}${old.lossPercent > 0 ? ` × (1 − ${old.lossPercent}%)` : ''} × ${rupeesFromPaise(oldRatePaise)}`,
  paise: -oldPaise,
})

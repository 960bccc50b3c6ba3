import { figure } from '@/lib/answers/figure'
import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { jewelleryBill, jewelleryFrom } from '@/lib/gold/jewellery-bill'
import { jewelleryInputs } from '@/lib/gold/jewellery-inputs'
import type { ReadValues } from '@/lib/inputs/tool-inputs'

export type JewelleryAnswer = NonNullable<ReturnType<typeof jewelleryAnswer>>

/** The bill of a piece; `today` is its day where none is given. */
export function jewelleryAnswer(read: ReadValues<typeof jewelleryInputs>, { today }: { today: CalendarDay }) {
  const piece = jewelleryFrom(read, today)
  const reckoned = piece && jewelleryBill(piece)
  if (!piece || !reckoned?.ok) return null
  const bill = reckoned.value
  const paise = (value: number) => figure('paise', value)
  return {
    piece,
    bill,
    primary: ['toPay', 'difference'],
    figures: {
      toPay: paise(bill.toPayPaise),
      difference: bill.differencePaise !== null && paise(bill.differencePaise),
      gold: paise(bill.goldPaise),
      wastageCharge: bill.wastagePaise > 0 && paise(bill.wastagePaise),
      makingCharge: paise(bill.makingPaise - bill.makingOffPaise),
      taxable: paise(bill.taxablePaise),
      gst: paise(bill.gstPaise),
      hallmarkGst: piece.hallmarkTax === 'own' && paise(bill.hallmarkGstPaise),
      total: paise(bill.totalPaise),
      oldGold: piece.old.grams > 0 && paise(bill.oldPaise),
      netWeight: { as: 'number', value: bill.netGrams, decimals: 4 },
      ratePerGram: paise(bill.ratePaise),
    },
  } as const
}

export const goldTool = {
  slug: 'gold-calculator',
  inputs: jewelleryInputs,
  answer: jewelleryAnswer,
} as const

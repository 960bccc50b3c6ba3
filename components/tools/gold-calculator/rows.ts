import type { ResultRows } from '@/components/results/result-row'
import { wordedRows } from '@/components/results/worded-rows'
import { rupeesFromPaise } from '@/lib/format/numbers'
import type { JewelleryAnswer } from '@/lib/gold/jewellery-answer'
import { jewelleryFrom } from '@/lib/gold/jewellery-bill'
import type { jewelleryInputs } from '@/lib/gold/jewellery-inputs'
import type { ReadValues } from '@/lib/inputs/tool-inputs'
import { t } from '@/lib/language/words'

/** Why fields without a problem give no bill. */
export const tooManyStones = (read: ReadValues<typeof jewelleryInputs>, today: string) =>
  jewelleryFrom(read, today)
    ? t('The stones weigh as much as the whole piece. Correct the weights.')
    : undefined

export const goldRows = (answer: JewelleryAnswer): ResultRows =>
  wordedRows(answer, {
    toPay: answer.bill.toPayPaise < 0 ? t('To pay (the jeweller pays you)') : t('To pay'),
    difference: t('Jeweller’s bill less this one'),
    gold: answer.piece.kind === 'sale' ? t('Gold') : t('Value of your gold, not billed'),
    wastageCharge: t('Wastage'),
    makingCharge: t('Making charge'),
    taxable: t('Value before GST'),
    gst: t('GST of {0}%', answer.bill.gstPercent),
    hallmarkGst: t('GST of {0}% on the hallmark', answer.bill.hallmarkGstPercent),
    total: t('Total with GST'),
    oldGold: t('Old gold, taken off'),
    netWeight: t('Net weight of the gold, grams'),
    ratePerGram: t('Rate for a gram of this purity'),
  })

/** What must be known of an answer, in whole sentences. */
export function billNotes({ piece, bill }: JewelleryAnswer) {
  const { kind, billed, old } = piece
  const { differencePaise, totalPaise, gstPercent } = bill
  return [
    billed !== null && verdict(differencePaise!),
    kind === 'ownGold' &&
      t(
        'Work on the gold of a customer who is not registered for GST has {0}%, by circular 126 of 2019. A goldsmith who is not registered charges no GST.',
        gstPercent,
      ),
    kind === 'sale' &&
      old.grams > 0 &&
      t(
        'GST is due on the whole of the new piece, {0} with it; old gold is taken off after that.',
        rupeesFromPaise(totalPaise),
      ),
  ]
}

/** Jewellers round to the rupee. */
const ROUNDING_PAISE = 100

function verdict(differencePaise: number): string {
  if (Math.abs(differencePaise) < ROUNDING_PAISE)
    return t('The jeweller’s bill agrees with this one to the rupee.')
  return differencePaise > 0
    ? t(
        'The jeweller’s bill is {0} more than this one. Ask which line differs.',
        rupeesFromPaise(differencePaise),
      )
    : t('The jeweller’s bill is {0} less than this one.', rupeesFromPaise(-differencePaise))
}

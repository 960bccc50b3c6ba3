import { type ResultRows, row } from '@/components/results/result-row'
import { rupeesFromPaise } from '@/lib/format/numbers'
import type { Jewellery, JewelleryBill } from '@/lib/gold/jewellery-bill'
import { t } from '@/lib/language/words'

export function goldRows({ kind, old, hallmarkTax }: Jewellery, bill: JewelleryBill): ResultRows {
  const making = bill.makingPaise - bill.makingOffPaise
  return [
    row(
      'toPay',
      bill.toPayPaise < 0 ? t('To pay (the jeweller pays you)') : t('To pay'),
      'paise',
      bill.toPayPaise,
      {
        primary: true,
      },
    ),
    bill.differencePaise !== null &&
      row('difference', t('Jeweller’s bill less this one'), 'paise', bill.differencePaise, { primary: true }),
    row('gold', kind === 'sale' ? t('Gold') : t('Value of your gold, not billed'), 'paise', bill.goldPaise),
    bill.wastagePaise > 0 && row('wastageCharge', t('Wastage'), 'paise', bill.wastagePaise),
    row('makingCharge', t('Making charge'), 'paise', making),
    row('taxable', t('Value before GST'), 'paise', bill.taxablePaise),
    row('gst', t('GST of {0}%', bill.gstPercent), 'paise', bill.gstPaise),
    hallmarkTax === 'own' &&
      row(
        'hallmarkGst',
        t('GST of {0}% on the hallmark', bill.hallmarkGstPercent),
        'paise',
        bill.hallmarkGstPaise,
      ),
    row('total', t('Total with GST'), 'paise', bill.totalPaise),
    old.grams > 0 && row('oldGold', t('Old gold, taken off'), 'paise', bill.oldPaise),
    {
      name: 'netWeight',
      label: t('Net weight of the gold, grams'),
      as: 'number',
      value: bill.netGrams,
      decimals: 4,
    },
    row('ratePerGram', t('Rate for a gram of this purity'), 'paise', bill.ratePaise),
  ]
}

/** What must be known of an answer, in whole sentences. */
export function billNotes(
  { kind, billed, old }: Jewellery,
  { differencePaise, totalPaise, gstPercent }: JewelleryBill,
) {
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

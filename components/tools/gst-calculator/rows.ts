import { lawDay } from '@/lib/rules/in-force'
import type { Column } from '@/components/results/column'
import { type ResultRow, textRow } from '@/components/results/result-row'
import { dayInWords } from '@/lib/format/days'
import { rupeesFromPaise } from '@/lib/format/numbers'
import { gstRates } from '@/lib/rules/gst/gst-rates'
import type { GstSupply } from '@/lib/tax/gst'
import { type GstAnswer, type GstSums, headPaise } from '@/lib/tax/gst-paise'
import { rateStanding } from '@/lib/tax/gst-rate-standing'
import { nameOf, t } from '@/lib/language/words'

/** The heads of tax, name and label: two equal halves within a state, one whole to another. */
export const HEADS = {
  same: [
    ['Cgst', 'CGST'],
    ['Sgst', 'SGST/UTGST'],
  ],
  other: [['Igst', 'IGST']],
} as const satisfies Record<GstSupply, unknown>

/**
 * What is asked for comes first: the price before GST where it was inside, the total where it was not. The figures
 * shown are those of an invoice, so that they add up and agree with the bill on the same page; those for machines are
 * unrounded.
 */
export function gstRows({ question: { type, supply }, result, sums }: GstAnswer): ResultRow[] {
  const asked = type === 'inclusive' ? 'netAmount' : 'totalAmount'
  const rounded = (name: string, label: string, value: number, paise: number) =>
    textRow(name, label, value, rupeesFromPaise(paise), { primary: name === asked })
  const head = supply === 'other' ? result.gstAmount : result.half
  return [
    rounded('netAmount', t('Net amount, before GST'), result.netAmount, sums.netPaise),
    rounded('gstAmount', t('GST amount'), result.gstAmount, sums.gstPaise),
    ...HEADS[supply].map(([name, label]) =>
      rounded(name.toLowerCase(), label, head, headPaise(sums, supply)),
    ),
    rounded('totalAmount', t('Total amount, with GST'), result.totalAmount, sums.totalPaise),
  ]
}

/** A note on whether a rate is in force, as of the day the slabs were last checked. */
export function rateNote(percent: number): string {
  const found = rateStanding(percent, lawDay(gstRates.checkedOn))
  if (found.standing === 'in force')
    return found.on ? t('In force for {0}', nameOf('gst-goods', found.on)) : t('In force')
  if (found.standing === 'not a slab') return percent === 0 ? t('Nil rated') : t('Not a general GST rate')
  const lastDay = dayInWords(found.lastDay)
  return found.tobaccoUntil
    ? t('In force until {0}; on tobacco until {1}', lastDay, dayInWords(found.tobaccoUntil))
    : t('In force until {0}', lastDay)
}

/** A column for each head of tax. */
export const headColumns = (supply: GstSupply): Column<GstSums>[] =>
  HEADS[supply].map(([, heading]) => ({ heading, as: 'paise', cell: (sums) => headPaise(sums, supply) }))

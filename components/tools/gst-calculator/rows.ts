import { lawDay } from '@/lib/rules/in-force'
import type { Column } from '@/components/results/column'
import type { ResultRows } from '@/components/results/result-row'
import { wordedRows } from '@/components/results/worded-rows'
import { dayInWords } from '@/lib/format/days'
import { gstRates } from '@/lib/rules/gst/gst-rates'
import { type gstInputs, gstQuestionFrom, type GstSupply } from '@/lib/tax/gst/gst'
import type { ReadValues } from '@/lib/inputs/tool-inputs'
import type { GstAnswer } from '@/lib/tax/gst/gst-answer'
import { type GstSums, headPaise } from '@/lib/tax/gst/gst-paise'
import { rateStanding } from '@/lib/tax/gst/gst-rate-standing'
import { nameOf, t } from '@/lib/language/words'

/** The heads of tax, name and label: two equal halves within a state, one whole to another. */
export const HEADS = {
  same: [
    ['Cgst', 'CGST'],
    ['Sgst', 'SGST/UTGST'],
  ],
  other: [['Igst', 'IGST']],
} as const satisfies Record<GstSupply, unknown>

export const gstRows = (answer: GstAnswer): ResultRows =>
  wordedRows(answer, {
    netAmount: t('Net amount, before GST'),
    gstAmount: t('GST amount'),
    cgst: 'CGST',
    sgst: 'SGST/UTGST',
    igst: 'IGST',
    totalAmount: t('Total amount, with GST'),
  })

/** What is in place of the sums. */
export const gstPlaceholder = (read: ReadValues<typeof gstInputs>): string =>
  gstQuestionFrom(read)
    ? t('Enter a rate above 0%: tax at 0% does not tell the price.')
    : t('Enter a valid amount.')

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

import type { ResultRows } from '@/components/results/result-row'
import { wordedRows } from '@/components/results/worded-rows'
import { goodsFrom, margin, type MarginFault, type marginInputs } from '@/lib/finance/margin'
import type { MarginAnswer } from '@/lib/finance/margin-answer'
import { rupeesFromPaise } from '@/lib/format/numbers'
import type { ReadValues } from '@/lib/inputs/tool-inputs'
import { t } from '@/lib/language/words'

/** What is asked for comes first: the margin, or the price that leaves it. */
export const marginRows = (answer: MarginAnswer): ResultRows =>
  wordedRows(answer, {
    margin: { label: t('Margin, of the price'), short: t('Margin') },
    markup: { label: t('Mark-up, of the cost'), short: t('Mark-up') },
    pays: t('The customer pays'),
    listPrice: t('MRP or list price'),
    profit: t('Profit on a piece'),
    netPrice: t('Price before GST'),
    gstAmount: t('GST on a piece'),
    netCost: t('Cost before GST'),
    offInAll: t('Both discounts together'),
    breakEven: {
      label: t('Pieces a month that cover the fixed costs'),
      ...(answer.result.pieces === null
        ? { reason: t('No profit on a piece') }
        : { short: t('Pieces a month') }),
    },
  })

/** What must be known of an answer, in whole sentences. */
export function marginNotes({ goods, result }: MarginAnswer) {
  const { gst, discounts } = goods
  const { pieces, profitPaise, paysPaise, offPercent } = result
  return [
    pieces === null &&
      (profitPaise < 0
        ? t(
            'Each piece is sold at a loss of {0}. No number of pieces covers the costs.',
            rupeesFromPaise(-profitPaise),
          )
        : t('Each piece is sold at its cost. No number of pieces covers the costs.')),
    discounts.every((percent) => percent > 0) &&
      t('{0}% and then {1}% are {2}% together, not {3}%.', ...discountsInWords(discounts, offPercent)),
    gst === 'outside' &&
      t(
        'An MRP has the GST in it: what the customer pays, {0}, may not exceed it.',
        rupeesFromPaise(paysPaise),
      ),
  ]
}

const discountsInWords = ([one, other]: readonly number[], both: number) =>
  [one!, other!, Number(both.toFixed(2)), one! + other!] as const

const FAULTS: Record<MarginFault, string> = {
  noPrice: t('After the discounts nothing is left of the price.'),
  marginTooHigh: t('A margin is always below 100% of the price. Enter less, or choose “Of the cost”.'),
}

/** Why fields without a problem give no answer. */
export function marginFaultText(read: ReadValues<typeof marginInputs>) {
  const goods = goodsFrom(read)
  const reckoned = goods && margin(goods)
  return reckoned && !reckoned.ok ? FAULTS[reckoned.fault] : undefined
}

import { type ResultRow, type ResultRows, row, textRow } from '@/components/results/result-row'
import type { Goods, Margin } from '@/lib/finance/margin'
import { rupeesFromPaise } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'

/** What is asked for comes first: the margin, or the price that leaves it. */
export function marginRows({ list }: Goods, result: Margin): ResultRows {
  const isPriceGiven = 'mrp' in list
  const primary = { primary: true }
  return [
    row('margin', t('Margin, of the price'), 'percent', result.marginPercent, {
      short: t('Margin'),
      primary: isPriceGiven,
    }),
    row('markup', t('Mark-up, of the cost'), 'percent', result.markupPercent, {
      short: t('Mark-up'),
      primary: isPriceGiven,
    }),
    row('pays', t('The customer pays'), 'paise', result.paysPaise, isPriceGiven ? {} : primary),
    row('listPrice', t('MRP or list price'), 'paise', result.listPaise, isPriceGiven ? {} : primary),
    row('profit', t('Profit on a piece'), 'paise', result.profitPaise),
    row('netPrice', t('Price before GST'), 'paise', result.netPaise),
    row('gstAmount', t('GST on a piece'), 'paise', result.gstPaise),
    row('netCost', t('Cost before GST'), 'paise', result.costPaise),
    row('offInAll', t('Both discounts together'), 'percent', result.offPercent),
    piecesRow(result),
  ]
}

function piecesRow({ pieces }: Margin): ResultRow {
  const label = t('Pieces a month that cover the fixed costs')
  return pieces === null
    ? textRow('breakEven', label, '', '—', { reason: t('No profit on a piece') })
    : row('breakEven', label, 'number', pieces, { short: t('Pieces a month') })
}

/** What must be known of an answer, in whole sentences. */
export function marginNotes(
  { gst, discounts }: Goods,
  { pieces, profitPaise, paysPaise, offPercent }: Margin,
) {
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

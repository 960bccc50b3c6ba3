import { type ResultRow, row, textRow } from '@/components/results/result-row'
import { percentage, type PercentageMode, type percentageInputs } from '@/lib/everyday/percentage'
import { discounted, priceBefore } from '@/lib/everyday/price-cuts'
import type { ReadValues } from '@/lib/inputs/tool-inputs'
import { modeWords } from './mode-words'

/** The result, or the word for a division by zero. */
export function percentageRows(mode: PercentageMode, result: number | null): ResultRow[] {
  const words = modeWords[mode]
  if (result === null)
    return [textRow('result', 'Result', 'Error', 'Error', { primary: true, reason: words.fault })]
  return [textRow('result', 'Result', result, words.show(result), { primary: true })]
}

type Read = ReadValues<typeof percentageInputs>

/** The figures of a use; why there is no answer, or null while a field has a problem. */
export type UseRows = ResultRow[] | string | null

export function marksRows(read: Read): UseRows {
  const marks = read('obtained', 'outOf')
  if (!marks) return null
  const { result } = percentage('isWhatPercentOf', marks.obtained, marks.outOf)
  if (result === null) return 'Marks out of zero have no percentage.'
  return [row('marksPercent', 'Percentage', 'percent', result)]
}

export function discountRows(read: Read): UseRows {
  const sale = read('price', 'off', 'thenOff')
  if (!sale) return null
  const { pays, saves, offInAllPercent } = discounted(sale.price, sale.off, sale.thenOff)
  return [
    row('pays', 'You pay', 'rupeesAndPaise', pays),
    row('saves', 'You save', 'rupeesAndPaise', saves),
    row('offInAll', 'Total discount', 'percent', offInAllPercent),
  ]
}

export function originalPriceRows(read: Read): UseRows {
  const now = read('paid', 'rate', 'was')
  if (!now) return null
  const before = priceBefore(now.paid, now.rate, now.was)
  if (before === null) return 'After 100% off, nothing tells what the price was.'
  return [
    row('before', 'Original price', 'rupeesAndPaise', before),
    row('part', 'Difference', 'rupeesAndPaise', Math.abs(before - now.paid)),
  ]
}

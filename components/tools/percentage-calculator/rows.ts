import type { ResultRow } from '@/components/results/result-row'
import { percentage, type PercentageMode, type percentageInputs } from '@/lib/everyday/percentage'
import { discounted, priceBefore } from '@/lib/everyday/price-cuts'
import type { ReadValues } from '@/lib/inputs/tool-inputs'
import { modeWords } from './mode-words'

/** The result, or the word for a division by zero. */
export function percentageRows(mode: PercentageMode, result: number | null): ResultRow[] {
  const row = { name: 'result', label: 'Result', primary: true, as: 'text' } as const
  if (result === null) return [{ ...row, value: 'Error', text: 'Error', reason: modeWords[mode].fault }]
  return [{ ...row, value: result, text: modeWords[mode].show(result) }]
}

type Read = ReadValues<typeof percentageInputs>

/** The figures of a use: 'impossible' where there is no answer, null while a field has a problem. */
export type UseRows = ResultRow[] | 'impossible' | null

export function marksRows(read: Read): UseRows {
  const marks = read('obtained', 'outOf')
  if (!marks) return null
  const { result } = percentage('isWhatPercentOf', marks.obtained, marks.outOf)
  if (result === null) return 'impossible'
  return [{ name: 'marksPercent', label: 'Percentage', as: 'percent', value: result }]
}

export function discountRows(read: Read): UseRows {
  const sale = read('price', 'off', 'thenOff')
  if (!sale) return null
  const { pays, saves, offInAllPercent } = discounted(sale.price, sale.off, sale.thenOff)
  return [
    { name: 'pays', label: 'You pay', as: 'rupeesAndPaise', value: pays },
    { name: 'saves', label: 'You save', as: 'rupeesAndPaise', value: saves },
    { name: 'offInAll', label: 'Total discount', as: 'percent', value: offInAllPercent },
  ]
}

export function originalPriceRows(read: Read): UseRows {
  const now = read('paid', 'rate', 'was')
  if (!now) return null
  const before = priceBefore(now.paid, now.rate, now.was)
  if (before === null) return 'impossible'
  return [
    { name: 'before', label: 'Original price', as: 'rupeesAndPaise', value: before },
    { name: 'part', label: 'Difference', as: 'rupeesAndPaise', value: Math.abs(before - now.paid) },
  ]
}

import { type Figure, figureValue } from '@/lib/answers/figure'

/** A figure as spreadsheets read it: rupees with two decimals and no grouping, days and months as ISO writes them. */
export function figureForFile(figure: Figure): string {
  if (figure.as === 'text') return figure.text.replaceAll('\u00a0', ' ')
  return MONEY.includes(figure.as) ? Number(figureValue(figure)).toFixed(2) : String(figure.value)
}

const MONEY: readonly Figure['as'][] = ['rupees', 'rupeesAndPaise', 'paise', 'paiseIfAny']

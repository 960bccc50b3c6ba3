import { type Figure, figureValue, type NumberFigure } from '@/lib/answers/figure'

/**
 * By how much a figure exceeds the first, in the finer of their two looks: the first's ₹100 and ₹100.50
 * differ by ₹0.50. Null for words and days, and for figures of different units.
 */
export function differenceOf(first: Figure, other: Figure): NumberFigure | null {
  const [one, two] = [inUnit(first), inUnit(other)]
  if (!one || !two || one.unit !== two.unit) return null
  const value = two.value - one.value
  const decimals = Math.max(one.decimals, two.decimals)
  if (one.unit === 'rupees') return { as: decimals > 0 ? 'rupeesAndPaise' : 'rupees', value }
  return one.unit === 'months' ? { as: 'months', value } : { as: one.unit, value, decimals }
}

interface InUnit {
  unit: 'rupees' | 'percent' | 'number' | 'months'
  value: number
  decimals: number
}

/** A number in its unit, paise as rupees; null for words and days. */
function inUnit(figure: Figure): InUnit | null {
  const value = Number(figureValue(figure))
  switch (figure.as) {
    case 'rupees':
      return { unit: 'rupees', value, decimals: 0 }
    case 'rupeesAndPaise':
    case 'paise':
      return { unit: 'rupees', value, decimals: 2 }
    case 'paiseIfAny':
      return { unit: 'rupees', value, decimals: Number.isInteger(value) ? 0 : 2 }
    case 'percent':
    case 'number':
      return { unit: figure.as, value, decimals: figure.decimals ?? 2 }
    case 'months':
      return { unit: 'months', value, decimals: 0 }
    case 'text':
      return figure.like ? inUnit({ ...figure.like, value } as NumberFigure) : null
    default:
      return null
  }
}

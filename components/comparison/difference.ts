import type { ShownFigure } from '@/components/answers/computed'
import { figureText } from '@/components/results/figure'
import type { Figure } from '@/lib/answers/figure'
import { t } from '@/lib/language/words'

type Shown = Pick<ShownFigure, 'text' | 'value'>

interface Difference {
  value: number
  text: string
}

/** The ways in which tools show a number, the finer after the coarser. */
const WAYS: readonly ((value: number) => Figure)[] = [
  (value) => ({ as: 'rupees', value }),
  (value) => ({ as: 'rupeesAndPaise', value }),
  ...[0, 1, 2, 3, 4].map((decimals) => (value: number) => ({ as: 'percent' as const, value, decimals })),
  ...[0, 1, 2, 3, 4].map((decimals) => (value: number) => ({ as: 'number' as const, value, decimals })),
  (value) => ({ as: 'months', value }),
]

const unitOf = (way: (typeof WAYS)[number]) => way(0).as.replace('AndPaise', '')

/**
 * By how much a figure exceeds the first: '+₹1,200', '−8 months'. Null where one of them is no number, or where the two are
 * of different units.
 */
export function differenceFrom(first: Shown, other: Shown): Difference | null {
  const [one, two] = [wayOf(first), wayOf(other)]
  if (!one || !two || unitOf(one) !== unitOf(two)) return null
  const finer = WAYS[Math.max(WAYS.indexOf(one), WAYS.indexOf(two))]!
  const value = Number(other.value) - Number(first.value)
  const text = figureText(finer(Math.abs(value)))
  if (text === figureText(finer(0))) return { value, text: t('Same') }
  return { value, text: `${value < 0 ? '−' : '+'}${text}` }
}

/** The way that gives the text shown. */
function wayOf({ text, value }: Shown) {
  const number = Number(value)
  if (value === '' || Number.isNaN(number)) return undefined
  return WAYS.find((way) => figureText(way(number)).replaceAll('\u00a0', ' ') === text)
}

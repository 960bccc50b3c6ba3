import { figureText } from '@/components/results/figure'
import type { NumberFigure } from '@/lib/answers/figure'
import { t } from '@/lib/language/words'

/** A difference as people read it: '+₹1,200', '−8 months'; 'Same' where it is less than is shown. */
export function differenceText(difference: NumberFigure): string {
  const size = figureText({ ...difference, value: Math.abs(difference.value) })
  if (size === figureText({ ...difference, value: 0 })) return t('Same')
  return `${difference.value < 0 ? '−' : '+'}${size}`
}

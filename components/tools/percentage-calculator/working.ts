import type { WorkingContent } from '@/components/results/working'
import { t } from '@/lib/language/words'
import { modeWords, type PercentageSum, written } from './rows'

export function percentageWorking(sum: PercentageSum): WorkingContent {
  const { mode, x, y, result } = sum
  const words = modeWords[mode]
  const bracketed = (figure: number) => (figure < 0 ? `(${written(figure)})` : written(figure))
  // The change is taken of |x|, whose bars do for brackets.
  const first = mode === 'percentChange' ? written(x) : bracketed(x)
  return {
    formula: words.formula,
    steps: {
      [words.x.label]: written(x) + (words.x.unit ?? ''),
      [words.y.label]: written(y),
      [t('Result')]: `${words.sum(first, bracketed(y))} = ${words.show(result)}`,
    },
  }
}

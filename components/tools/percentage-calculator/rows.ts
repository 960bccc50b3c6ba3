import type { ResultRows } from '@/components/results/result-row'
import { wordedRows } from '@/components/results/worded-rows'
import type { PercentageMode } from '@/lib/arithmetic/percentage'
import type { PercentageAnswer } from '@/lib/arithmetic/percentage-answer'
import { grouped } from '@/lib/format/numbers'
import { groupAmount } from '@/lib/inputs/amount-typing'
import { nameOf, t } from '@/lib/language/words'

const MOST_DECIMALS = 2

export const INVALID_PERCENTAGE_MODE = t('Invalid calculation mode')

/** What is in place of the result. */
export const percentagePlaceholder = (mode: PercentageMode | null): string =>
  mode ? t('Enter valid numbers to calculate.') : INVALID_PERCENTAGE_MODE

/** A figure as it was put in; results are shown to two decimals, inputs as they are. */
export const written = (figure: number) => grouped(figure, 10)

export type PercentageSum = NonNullable<PercentageAnswer['sum']>

interface ModeWords {
  question: string
  x: { label: string; unit?: string }
  y: { label: string }
  /** What is wrong when the sum would divide by zero. */
  fault: string
  formula: string
  sentence(sum: PercentageSum): string
  sum(x: string, y: string): string
  show(result: number): string
}

const plain = (result: number) => grouped(result, MOST_DECIMALS)
const inPercent = (result: number) => `${plain(result)}%`

export const modeWords: Record<PercentageMode, ModeWords> = {
  percentOf: {
    question: t('What is X% of Y?'),
    x: { label: t('Percentage'), unit: '%' },
    y: { label: nameOf('calculator-words', 'Value') },
    fault: t('Invalid input'),
    formula: t('X% of Y = X × Y ÷ 100'),
    sentence: ({ x, y, result }) => t('{0}% of {1} is {2}.', written(x), written(y), plain(result)),
    sum: (x, y) => `${x} × ${y} ÷ 100`,
    show: plain,
  },
  isWhatPercentOf: {
    question: t('X is what % of Y?'),
    x: { label: t('Value 1') },
    y: { label: t('Value 2') },
    fault: t('Cannot divide by zero'),
    formula: 'X ÷ Y × 100',
    sentence: ({ x, y, result }) =>
      t('{0} is {1}% of {2}.', written(x), groupAmount(result.toFixed(MOST_DECIMALS)), written(y)),
    sum: (x, y) => `${x} ÷ ${y} × 100`,
    show: inPercent,
  },
  percentChange: {
    question: t('Percentage Change from X to Y'),
    x: { label: t('Initial Value') },
    y: { label: t('Final Value') },
    fault: t('Cannot calculate percentage change from zero'),
    formula: t('(final − initial) ÷ |initial| × 100'),
    sentence: ({ x, y, result }) =>
      result === 0
        ? t('From {0} to {1} there is no change.', written(x), written(y))
        : t(
            result > 0 ? 'From {0} to {1} is a rise of {2}.' : 'From {0} to {1} is a fall of {2}.',
            written(x),
            written(y),
            inPercent(Math.abs(result)),
          ),
    sum: (x, y) => `(${y} − ${x}) ÷ |${x}| × 100`,
    show: inPercent,
  },
}

/** The result, or the word for a division by zero. */
export const percentageRows = (answer: PercentageAnswer): ResultRows =>
  wordedRows(answer, {
    result: answer.sum
      ? answer.mode === 'percentChange'
        ? changeLabel(answer.sum.result)
        : t('Result')
      : { label: t('Result'), text: t('Error'), reason: modeWords[answer.mode].fault },
  })

const changeLabel = (percent: number) => (percent > 0 ? t('Rise') : percent < 0 ? t('Fall') : t('No change'))

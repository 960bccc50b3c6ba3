import { type ResultRow, textRow } from '@/components/results/result-row'
import type { percentageInputs, PercentageMode } from '@/lib/arithmetic/percentage'
import { grouped } from '@/lib/format/numbers'
import { groupAmount } from '@/lib/inputs/amount-typing'
import type { Values } from '@/lib/inputs/tool-inputs'

const MOST_DECIMALS = 2

export const INVALID_MODE = 'Invalid calculation mode'

/** A figure as it was put in; results are shown to two decimals, inputs as they are. */
export const written = (figure: number) => grouped(figure, 10)

export type PercentageSum = Pick<Values<typeof percentageInputs>, 'mode' | 'x' | 'y'> & { result: number }

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
    question: 'What is X% of Y?',
    x: { label: 'Percentage', unit: '%' },
    y: { label: 'Value' },
    fault: 'Invalid input',
    formula: 'X% of Y = X × Y ÷ 100',
    sentence: ({ x, y, result }) => `${written(x)}% of ${written(y)} is ${plain(result)}.`,
    sum: (x, y) => `${x} × ${y} ÷ 100`,
    show: plain,
  },
  isWhatPercentOf: {
    question: 'X is what % of Y?',
    x: { label: 'Value 1' },
    y: { label: 'Value 2' },
    fault: 'Cannot divide by zero',
    formula: 'X ÷ Y × 100',
    sentence: ({ x, y, result }) =>
      `${written(x)} is ${groupAmount(result.toFixed(MOST_DECIMALS))}% of ${written(y)}.`,
    sum: (x, y) => `${x} ÷ ${y} × 100`,
    show: inPercent,
  },
  percentChange: {
    question: 'Percentage Change from X to Y',
    x: { label: 'Initial Value' },
    y: { label: 'Final Value' },
    fault: 'Cannot calculate percentage change from zero',
    formula: '(final − initial) ÷ |initial| × 100',
    sentence: ({ x, y, result }) =>
      result === 0
        ? `From ${written(x)} to ${written(y)} there is no change.`
        : `From ${written(x)} to ${written(y)} is ${result > 0 ? 'a rise' : 'a fall'} of ${inPercent(Math.abs(result))}.`,
    sum: (x, y) => `(${y} − ${x}) ÷ |${x}| × 100`,
    show: inPercent,
  },
}

/** The result, or the word for a division by zero. */
export function percentageRows(mode: PercentageMode, result: number | null): ResultRow[] {
  const words = modeWords[mode]
  if (result === null)
    return [textRow('result', 'Result', 'Error', 'Error', { primary: true, reason: words.fault })]
  const label = mode === 'percentChange' ? changeLabel(result) : 'Result'
  return [textRow('result', label, result, words.show(result), { primary: true })]
}

const changeLabel = (percent: number) => (percent > 0 ? 'Rise' : percent < 0 ? 'Fall' : 'No change')

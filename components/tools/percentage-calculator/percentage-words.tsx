import type { WorkingStep } from '@/components/results/working'
import type { PercentageMode } from '@/lib/everyday/percentage'
import { grouped } from '@/lib/format/numbers'
import { groupAmount } from '@/lib/inputs/amount-typing'

const MOST_DECIMALS = 2

/** A figure as it was put in; results are shown to two decimals, inputs as they are. */
const said = (figure: number) => grouped(figure, 10)

interface ModeWords {
  question: string
  x: { label: string; unit?: string }
  y: { label: string }
  /** What is wrong when the sum would divide by zero. */
  fault: string
  formula: string
  sentence(x: number, y: number, result: number): string
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
    sentence: (x, y, result) => `${said(x)}% of ${said(y)} is ${plain(result)}.`,
    sum: (x, y) => `${x} × ${y} ÷ 100`,
    show: plain,
  },
  isWhatPercentOf: {
    question: 'X is what % of Y?',
    x: { label: 'Value 1' },
    y: { label: 'Value 2' },
    fault: 'Cannot divide by zero',
    formula: 'X ÷ Y × 100',
    sentence: (x, y, result) => `${said(x)} is ${groupAmount(result.toFixed(MOST_DECIMALS))}% of ${said(y)}.`,
    sum: (x, y) => `${x} ÷ ${y} × 100`,
    show: inPercent,
  },
  percentChange: {
    question: 'Percentage Change from X to Y',
    x: { label: 'Initial Value' },
    y: { label: 'Final Value' },
    fault: 'Cannot calculate percentage change from zero',
    formula: '(final − initial) ÷ |initial| × 100',
    sentence: (x, y, result) =>
      result === 0
        ? `From ${said(x)} to ${said(y)} nothing changes.`
        : `From ${said(x)} to ${said(y)} is ${result > 0 ? 'a rise' : 'a fall'} of ${inPercent(Math.abs(result))}.`,
    sum: (x, y) => `(${y} − ${x}) ÷ |${x}| × 100`,
    show: inPercent,
  },
}

/** The sum on paper, with the visitor's numbers. */
export function workingSteps(mode: PercentageMode, x: number, y: number, result: number): WorkingStep[] {
  const words = modeWords[mode]
  const bracketed = (figure: number) => (figure < 0 ? `(${said(figure)})` : said(figure))
  const [first, second] = mode === 'percentChange' ? [said(x), bracketed(y)] : [bracketed(x), bracketed(y)]
  return [
    { says: words.x.label, sum: said(x) + (words.x.unit ?? '') },
    { says: words.y.label, sum: said(y) },
    { says: 'Result', sum: `${words.sum(first!, second!)} = ${words.show(result)}` },
  ]
}

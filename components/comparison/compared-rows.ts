import { differenceText } from '@/components/comparison/difference'
import type { ShownFigure, ShownResults } from '@/components/answers/computed'
import { differenceOf } from '@/lib/answers/compare'
import { type AlignedRow, alignedRows } from '@/lib/comparison/aligned-rows'
import { bestOf, type Measure, measures } from '@/lib/comparison/better'
import type { NamedCalculation } from '@/lib/comparison/kept-calculations'
import { t } from '@/lib/language/words'

/** A calculation with its results; null until they are computed. */
export interface Compared {
  calculation: NamedCalculation
  results: ShownResults | null
}

export interface ComparedRow {
  label: string
  cells: AlignedRow<ShownFigure>
  /** The column with the better value; null where none is, or they are of different amounts. */
  best: number | null
  isEqual: boolean
}

/** After all that decides. */
const LAST = 100

/** The results in rows of what they are: what decides first, what compares a calculation with itself last. */
export function comparedRows(compared: readonly Compared[]): ComparedRow[] {
  const rows = alignedRows(compared.map(({ results }) => results?.figures ?? []))
  const measure = commonMeasure(compared)
  const better = [...(measure?.by ?? []), ...(measure?.also ?? [])]
  const has = (cells: AlignedRow<ShownFigure>, name: string) => cells.some((cell) => cell?.result === name)
  const rankOf = (cells: AlignedRow<ShownFigure>): number => {
    const decides = measure?.by.findIndex((name) => has(cells, name)) ?? -1
    if (decides !== -1) return decides
    return measure?.last?.some((name) => has(cells, name)) ? LAST : LAST - 1
  }
  return rows
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map((cells) => {
      const isMeasured = measure && cells.every((cell) => !cell || better.includes(cell.result))
      return {
        label: cells.find((cell) => cell !== null)!.label,
        cells,
        best: isMeasured ? (bestOf(cells.map(numberOf), measure.is)?.best ?? null) : null,
        isEqual: cells.every((cell) => cell?.text === cells[0]?.text),
      }
    })
}

/** The entries of the forms, in the order of reading. */
export function comparedEntries(compared: readonly Compared[]) {
  const fields = compared.map(({ results }) =>
    (results?.question ?? []).map(({ name, text }) => ({ result: name, label: name, text })),
  )
  return alignedRows(fields).map((cells) => ({
    label: cells.find((cell) => cell !== null)!.label,
    texts: cells.map((cell) => cell?.text.replace('₹ ', '₹') ?? '—'),
    isEqual: cells.every((cell) => cell?.text === cells[0]?.text),
  }))
}

/** Which of them is better, and by how much, in a sentence; null where none is. */
export function comparedVerdict(compared: readonly Compared[]): string | null {
  const measure = commonMeasure(compared)
  if (!measure) return null
  const figures = compared.map(
    ({ results }) =>
      measure.by.map((name) => results!.figures.find(({ result }) => result === name)).find(Boolean) ?? null,
  )
  const found = bestOf(figures.map(numberOf), measure.is)
  if (!found || figures.includes(null)) return null
  const [best, next] = [figures[found.best]!, figures[found.next]!]
  const difference = differenceOf(best.figure, next.figure)
  const text = difference && differenceText(difference)
  // Less than is shown is no difference.
  if (!text || !/^[+−]/.test(text)) return null
  const parts = [
    compared[found.best]!.calculation.name,
    best.label,
    best.text,
    text.slice(1),
    compared[found.next]!.calculation.name,
  ] as const
  return measure.is === 'lower'
    ? t('{0} costs less. {1}: {2}, {3} less than {4}.', ...parts)
    : t('{0} brings more. {1}: {2}, {3} more than {4}.', ...parts)
}

/** What is better of calculations of one tool that ask for the same amount; null for all others. */
function commonMeasure(compared: readonly Compared[]): Measure | null {
  const [first, ...others] = compared
  const measure = first && measures[first.calculation.tool]
  if (!measure || compared.length < 2) return null
  const asked = ({ results }: Compared) =>
    results?.question
      .filter(({ control }) => measure.same.includes(control))
      .map(({ control, text }) => `${control} ${text}`)
      .join()
  const isAlike = (other: Compared) =>
    other.calculation.tool === first.calculation.tool && asked(other) === asked(first)
  return first.results && others.every(isAlike) ? measure : null
}

function numberOf(figure: ShownFigure | null): number | null {
  const number = figure && figure.value !== '' ? Number(figure.value) : NaN
  return Number.isNaN(number) ? null : number
}

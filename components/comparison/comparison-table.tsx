import '@/components/results/schedule.css'
import type { ReactNode } from 'react'
import { differenceFrom } from '@/components/comparison/difference'
import type { ShownFigure, ShownResults } from '@/components/comparison/shown-results'
import type { NamedText } from '@/components/share/shown-answer'
import { t } from '@/lib/language/words'

/** It stays in sight while a phone scrolls to the columns at the right. */
const ROW_NAME = 'sticky left-0 bg-surface'

export interface ComparedColumn {
  /** What tells it from the others. */
  id: string
  head: ReactNode
  /** Null until it is computed. */
  results: ShownResults | null
}

/** Questions and results side by side, a column for each calculation; each number with its difference from the first column's. */
export function ComparisonTable({ columns }: { columns: readonly ComparedColumn[] }) {
  const asked = namesOf(columns.map(({ results }) => results?.question ?? []))
  const computed = namesOf(columns.map(({ results }) => (results?.figures ?? []).map(byResult)))
  return (
    <div role="region" aria-label={t('Comparison')} tabIndex={0} className="table-scroll max-h-none">
      <table className="data-table wordy">
        <caption className="sr-only">{t('Calculations side by side')}</caption>
        <thead>
          <tr>
            <td />
            {columns.map(({ id, head }) => (
              <th key={id} scope="col" className="align-top whitespace-normal">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...computed.keys()].map((result) => (
            <tr key={result}>
              <th scope="row" className={ROW_NAME}>
                {computed.get(result)}
              </th>
              {columns.map(({ id, results }) => (
                <td key={id} className="align-top">
                  <FigureCell
                    figure={figureOf(results, result)}
                    first={id === columns[0]!.id ? undefined : figureOf(columns[0]!.results, result)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={columns.length + 1} className="pt-6">
              {t('Entries')}
            </th>
          </tr>
          {[...asked.keys()].map((name) => (
            <tr key={name}>
              <th scope="row" className={ROW_NAME}>
                {name}
              </th>
              {columns.map(({ id, results }) => (
                <td key={id} className="align-top">
                  {results && (textOf(results.question, name)?.replace('₹ ', '₹') ?? '—')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function FigureCell({ figure, first }: { figure: ShownFigure | undefined; first: ShownFigure | undefined }) {
  if (!figure) return '—'
  const difference = first && differenceFrom(first, figure)
  return (
    <>
      <output name={figure.result} data-value={figure.value} aria-live="off">
        {figure.text}
      </output>
      {difference && (
        <data value={difference.value} className="block text-sm text-soft">
          {difference.text}
        </data>
      )}
    </>
  )
}

const byResult = ({ result, name }: ShownFigure): NamedText => ({ name: result, text: name })

const figureOf = (results: ShownResults | null, result: string) =>
  results?.figures.find((figure) => figure.result === result)

const textOf = (texts: readonly NamedText[], name: string) => texts.find((text) => text.name === name)?.text

/** The names of all columns, each once with its first text, in the order in which they are first met. */
function namesOf(columns: readonly (readonly NamedText[])[]): Map<string, string> {
  const names = new Map<string, string>()
  for (const { name, text } of columns.flat()) if (!names.has(name)) names.set(name, text)
  return names
}

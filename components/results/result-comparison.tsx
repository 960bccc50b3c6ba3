import '@/components/results/result-comparison.css'
import { figureText } from '@/components/results/figure'
import type { ResultRow } from '@/components/results/result-row'
import { useShownRows } from '@/components/results/shown-rows'
import { figureValue } from '@/lib/answers/figure'

/** The same result in each column, under the label of the first. */
export type RowAcross = readonly ResultRow[]

interface ResultComparisonProps {
  /** The accessible name of the comparison. */
  caption: string
  /** The headings of the two columns: 'Without', 'With prepayments'. */
  columns: readonly string[]
  rows: readonly RowAcross[]
}

/** Two results side by side; a narrow screen puts each name above its figures. */
export function ResultComparison({ caption, columns, rows }: ResultComparisonProps) {
  useShownRows(rows.flat())
  return (
    <table className="comparison mt-2 w-full">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((compared) => (
          <tr key={compared[0]!.label}>
            <th scope="row">{compared[0]!.label}</th>
            {compared.map((row, column) => (
              <td key={row.name}>
                <output
                  name={row.name}
                  data-value={figureValue(row)}
                  aria-live="off"
                  aria-label={`${row.label}, ${columns[column]!.toLowerCase()}`}
                >
                  {figureText(row)}
                </output>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import '@/components/results/result-comparison.css'
import { figureText } from '@/components/results/figure'

export interface ComparedRow {
  label: string
  as: 'rupees' | 'months'
  /** One figure of each column, after its name in the site's contract. */
  figures: readonly (readonly [name: string, value: number])[]
}

interface ResultComparisonProps {
  /** The accessible name of the comparison. */
  caption: string
  /** The headings of the two columns: 'Without', 'With prepayments'. */
  columns: readonly string[]
  rows: readonly ComparedRow[]
}

/** Two results side by side; a narrow screen puts each name above its figures. */
export function ResultComparison({ caption, columns, rows }: ResultComparisonProps) {
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
        {rows.map(({ label, as, figures }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {figures.map(([name, value], column) => (
              <td key={name}>
                <output
                  name={name}
                  data-value={value}
                  aria-live="off"
                  aria-label={`${label}, ${columns[column]!.toLowerCase()}`}
                >
                  {figureText({ as, value })}
                </output>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

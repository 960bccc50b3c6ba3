import { type Figure, figureText, figureValue } from '@/components/results/figure'

interface ComparedRow {
  label: string
  /** One figure of each column, with its name in the site's contract. */
  figures: readonly (Figure & { name: string })[]
}

interface ResultComparisonProps {
  /** What is compared, for those who do not see it. */
  caption: string
  /** What the figures of a row are about: 'Without', 'With prepayments'. */
  columns: readonly string[]
  rows: readonly ComparedRow[]
}

/** Two results side by side; a narrow screen puts each name above its figures. */
export function ResultComparison({ caption, columns, rows }: ResultComparisonProps) {
  return (
    <table className="comparison">
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
        {rows.map(({ label, figures }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {figures.map((figure, column) => (
              <td key={figure.name}>
                <output
                  name={figure.name}
                  data-value={figureValue(figure)}
                  aria-live="off"
                  aria-label={`${label}, ${columns[column]!.toLowerCase()}`}
                >
                  {figureText(figure)}
                </output>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

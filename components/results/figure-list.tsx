import '@/components/results/schedule.css'
import { Row } from '@/components/results/result-panel'
import type { ResultRow } from '@/components/results/result-row'

/** Figures of a part that is loaded late, each with its name and a button to copy it. */
export function FigureList({ rows }: { rows: readonly ResultRow[] }) {
  return (
    <dl className="figures mt-4">
      {rows.map((row) => (
        <Row key={row.name} row={row} />
      ))}
    </dl>
  )
}

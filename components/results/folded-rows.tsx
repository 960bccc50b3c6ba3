import type { ReactNode } from 'react'
import { Row } from '@/components/results/result-panel'
import type { ResultRow } from '@/components/results/result-row'

/** Figures of the result card that few look for, behind a line that says what they are. */
export function FoldedRows({
  summary,
  rows,
  children,
}: {
  summary: string
  rows: readonly ResultRow[]
  /** What they are, in a sentence. */
  children: ReactNode
}) {
  return (
    <details className="disclosure mt-2">
      <summary>{summary}</summary>
      <p className="text-sm text-soft">{children}</p>
      <dl>
        {rows.map((row) => (
          <Row key={row.name} row={row} />
        ))}
      </dl>
    </details>
  )
}

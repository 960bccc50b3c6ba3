import { figureText } from '@/components/results/figure'
import { type ResultRow, type ResultRows, shownRows } from '@/components/results/result-row'
import type { HandedResult } from '@/components/share/shown-answer'

/**
 * What is handed on of rows as a picture. `heading` is the case that the rows below the answer are of: 'Old
 * Regime, FY 2026-27'.
 */
export function handedResult(rows: ResultRows, heading = ''): HandedResult {
  const named = (row: ResultRow) => ({
    name: [row.primary && row.basis, row.label].filter(Boolean).join(': '),
    text: figureText(row).replaceAll(/\s+/g, ' '),
  })
  const shown = shownRows(rows)
  return {
    answers: shown.filter(({ primary }) => primary).map(named),
    groups: [{ heading, rows: shown.filter(({ primary }) => !primary).map(named) }],
  }
}

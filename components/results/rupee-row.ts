import type { ResultRow } from '@/components/results/result-panel'
import { rupees } from '@/lib/format/numbers'

/** A figure in whole rupees, as a row of the results. */
export const rupeeRow = (name: string, label: string, value: number): ResultRow => ({
  name,
  label,
  value,
  formatted: rupees(value),
})

import type { CsvProblem } from '@/lib/inputs/csv-table'

/** Why a file of a table is refused. */
export type TableProblem = CsvProblem | 'pdf' | 'picture' | 'locked' | 'damaged' | 'notLoaded'
export type TableReading = { ok: true; rows: string[][] } | { ok: false; problem: TableProblem }

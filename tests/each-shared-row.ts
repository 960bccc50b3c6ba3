import { sharedVectors } from '@/tests/shared-vectors'

/** A test for each row of a tool that other implementations are held to as well; one is skipped where they are not there. */
export function eachSharedRow<Row>(tool: string, check: (row: Row) => void): void {
  const rows = sharedVectors<Row>(tool)
  if (rows) it.each(rows)('agrees with the shared row $input', check)
  else it.skip(`agrees with the shared rows: ../shared/vectors/${tool}.json is not there`, () => {})
}

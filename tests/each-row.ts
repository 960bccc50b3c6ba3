/**
 * A test for each shared row, by its id. Where this copy of the repository has no shared files there are
 * none, and one test is skipped in their place, since Jest refuses an empty table.
 */
export const eachRow =
  <Row extends { id: string }>(rows: readonly Row[]) =>
  (title: string, check: (id: string, row: Row) => void | Promise<void>): void => {
    if (rows.length > 0) it.each(rows.map((row): [string, Row] => [row.id, row]))(title, check)
    else it.skip('the shared rows are not there', () => {})
  }

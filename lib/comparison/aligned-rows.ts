/** A result of a column: its name in the site's contract, and its label on the page. */
interface Labelled {
  result: string
  label: string
}

/** What several calculations call by different names, and is the same. */
const SAME_RESULTS: Readonly<Record<string, string>> = {
  interest: 'totalInterest',
  maturity: 'maturityAmount',
  deposited: 'totalInvestment',
}
const nameOf = ({ result }: Labelled) => SAME_RESULTS[result] ?? result

/** The same thing in each column; null where a column has none. */
export type AlignedRow<Cell> = readonly (Cell | null)[]

/**
 * The results of columns in rows of what they are: first by their labels, since a name may mean the law's
 * figure in one column and a sample's in another, then by their names. In the order in which they are first
 * met.
 */
export function alignedRows<Cell extends Labelled>(
  columns: readonly (readonly Cell[])[],
): AlignedRow<Cell>[] {
  const rows: (Cell | null)[][] = []
  columns.forEach((cells, place) => {
    const isOpen = (row: (Cell | null)[]) => row[place] === null
    const take = (left: readonly Cell[], keyOf: (cell: Cell) => string) =>
      left.filter((cell) => {
        const row = rows.find(
          (one) => isOpen(one) && one.some((other) => other && keyOf(other) === keyOf(cell)),
        )
        if (row) row[place] = cell
        return !row
      })
    const unlike = take(cells, ({ label }) => label.toLowerCase())
    for (const cell of take(unlike, nameOf)) rows.push(columns.map((_, at) => (at === place ? cell : null)))
  })
  return rows
}

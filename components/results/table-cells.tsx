interface TableCellsProps {
  headings: readonly string[]
  /** The first cell of a row is its heading. */
  rows: readonly (readonly string[])[]
}

/** Head and body of a table whose columns and rows are both named. */
export function TableCells({ headings, rows }: TableCellsProps) {
  return (
    <>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, ...cells]) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  )
}

interface ReadingTableProps {
  caption: string
  head: readonly string[]
  /** Each row's first cell names the row. */
  rows: readonly (readonly string[])[]
  /** Words rather than figures: cells are set left. */
  words?: boolean
}

/** A table inside an article. On a phone it scrolls sideways by itself, with the keyboard too. */
export function ReadingTable({ caption, head, rows, words = false }: ReadingTableProps) {
  return (
    <div className="reading-table" role="region" aria-label={caption} tabIndex={0}>
      <table className={words ? 'words' : undefined}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

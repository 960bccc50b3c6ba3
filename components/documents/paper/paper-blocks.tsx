import { Fragment, memo } from 'react'
import type { PaperParty, PaperSum, PaperTable } from '@/components/documents/paper/paper'
import { inOneLine, SECOND_LINE } from '@/components/documents/paper/paper-words'

/** A label with its second line, which is smaller. */
export function Lines({ children }: { children: string }) {
  const [first, second] = children.split(SECOND_LINE)
  if (second === undefined) return first
  return (
    <>
      {first}
      <small>{second}</small>
    </>
  )
}

export function PartyBlock({ heading, name, lines }: PaperParty) {
  if (!name && lines.length === 0) return null
  return (
    <div className="paper-party">
      <span>
        <Lines>{heading}</Lines>
      </span>
      {name && <b>{name}</b>}
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>
  )
}

export function Facts({
  facts,
  className = 'paper-facts',
}: {
  facts: readonly PaperSum[]
  className?: string
}) {
  return (
    <dl className={className}>
      {facts.map(({ label, value, strong }) => (
        <Fragment key={label}>
          <dt className={strong ? 'paper-strong' : undefined}>
            <Lines>{label}</Lines>
          </dt>
          <dd className={strong ? 'paper-strong' : undefined}>
            <Lines>{value}</Lines>
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}

const Row = memo(
  function UncachedRow({ cells, columns }: { cells: readonly string[]; columns: PaperTable['columns'] }) {
    return (
      <tr>
        {cells.map((cell, place) => (
          <td
            key={place}
            data-holds={columns[place]!.holds}
            data-heading={inOneLine(columns[place]!.heading)}
          >
            {cell}
          </td>
        ))}
      </tr>
    )
  },
  (a, b) =>
    a.cells.join('\n') === b.cells.join('\n') &&
    a.columns.map(({ heading, holds }) => heading + holds).join() ===
      b.columns.map(({ heading, holds }) => heading + holds).join(),
)

export function Table({
  columns,
  rows,
  foot,
  name,
  className,
}: PaperTable & { name: string; className: string }) {
  return (
    <table className={`paper-table ${className}`} aria-label={name}>
      <thead>
        <tr>
          {columns.map(({ heading, holds }, place) => (
            <th key={place} scope="col" data-holds={holds}>
              <Lines>{heading}</Lines>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, place) => (
          <Row key={place} cells={cells} columns={columns} />
        ))}
      </tbody>
      {foot && (
        <tfoot>
          <Row cells={foot} columns={columns} />
        </tfoot>
      )}
    </table>
  )
}

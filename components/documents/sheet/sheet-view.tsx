'use client'

import { Fragment, memo } from 'react'
import { KeptPicture } from '@/components/documents/kept-picture'
import { SheetQr } from '@/components/documents/sheet/sheet-qr'
import type { Pictures } from '@/lib/invoicing/documents-file'
import type { Sheet, SheetFact, SheetParty, SheetTable } from '@/lib/invoicing/sheet'

/** One paper. It draws what the sheet says and works nothing out. */
export function SheetView({ sheet, pictures }: { sheet: Sheet; pictures: Pictures }) {
  const { logo, signature } = { logo: pictures[sheet.logo], signature: pictures[sheet.signature] }
  return (
    <article className={`sheet sheet-${sheet.look}`} aria-label={`${sheet.title} ${sheet.fileStem}`}>
      {sheet.statement && <p className="sheet-statement">{sheet.statement}</p>}
      <header className="sheet-head">
        {logo && <KeptPicture of={logo} alt="Logo" className="sheet-logo" />}
        <Party {...sheet.seller} />
        <div className="sheet-title">
          <h3>{sheet.title}</h3>
          <Facts of={sheet.facts} />
        </div>
      </header>
      <Party {...sheet.client} />
      {sheet.table && <Table {...sheet.table} name="Items" />}
      {sheet.entries.length > 0 && <Facts of={sheet.entries} className="sheet-entries" />}
      <div className="sheet-sums">
        <Facts of={sheet.sums} />
        {sheet.words && <p className="sheet-words">{sheet.words}</p>}
      </div>
      {sheet.taxes && <Table {...sheet.taxes} name="Tax by HSN and rate" />}
      <footer className="sheet-foot">
        <div>
          {sheet.remarks.map(({ label, value }) => (
            <p key={label}>
              <b>{label}</b>
              <br />
              {value}
            </p>
          ))}
          {sheet.closing.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        {sheet.upi && <SheetQr link={sheet.upi.link} says={sheet.upi.says} />}
        <div className="sheet-signature">
          {sheet.signedFor && <p>{`For ${sheet.signedFor}`}</p>}
          {signature && <KeptPicture of={signature} alt="Signature" />}
          <p>{sheet.signedBy}</p>
        </div>
      </footer>
    </article>
  )
}

function Party({ heading, name, lines }: SheetParty) {
  if (!name && lines.length === 0) return null
  return (
    <div className="sheet-party">
      <span>{heading}</span>
      {name && <b>{name}</b>}
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>
  )
}

function Facts({
  of,
  className = 'sheet-facts',
}: {
  of: readonly (SheetFact & { strong?: boolean })[]
  className?: string
}) {
  return (
    <dl className={className}>
      {of.map(({ label, value, strong }) => (
        <Fragment key={label}>
          <dt className={strong ? 'sheet-strong' : undefined}>{label}</dt>
          <dd className={strong ? 'sheet-strong' : undefined}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

const Row = memo(
  function Row({ cells, columns }: { cells: readonly string[]; columns: SheetTable['columns'] }) {
    return (
      <tr>
        {cells.map((cell, place) => (
          <td key={place} data-holds={columns[place]!.holds}>
            {cell}
          </td>
        ))}
      </tr>
    )
  },
  (one, other) =>
    one.cells.join('\n') === other.cells.join('\n') &&
    one.columns.map(({ holds }) => holds).join() === other.columns.map(({ holds }) => holds).join(),
)

function Table({ columns, rows, foot, name }: SheetTable & { name: string }) {
  return (
    <table className="sheet-table">
      <caption className="sr-only">{name}</caption>
      <thead>
        <tr>
          {columns.map(({ heading, holds }) => (
            <th key={heading} scope="col" data-holds={holds}>
              {heading}
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

import { createElement, type CSSProperties, Fragment, memo } from 'react'
import { LazyPart } from '@/components/ui/lazy-part'
import { isRoll } from '@/lib/invoicing/model/document'
import type { Pictures } from '@/lib/invoicing/storage/stored-pictures'
import type { Paper, PaperParty, PaperSum, PaperTable } from '@/components/documents/paper/paper'

const loadQrCode = () => import('@/components/documents/paper/paper-qr').then(({ PaperQr }) => PaperQr)

/** One paper. It only renders; all figures come with it. */
export function PaperView({ paper, pictures }: { paper: Paper; pictures: Pictures }) {
  const { logo, signature } = { logo: pictures[paper.logo], signature: pictures[paper.signature] }
  return (
    <article
      className={`paper ${shapeOf(paper)}`}
      style={paper.accent ? ({ '--accent': paper.accent } as CSSProperties) : undefined}
      aria-label={`${paper.title} ${paper.fileStem}`}
    >
      {paper.copy && <p className="paper-copy">{paper.copy}</p>}
      {paper.statement && <p className="paper-statement">{paper.statement}</p>}
      <header className="paper-head">
        {logo && (
          <StoredPicture src={logo} alt="Logo" className={`paper-logo paper-logo-${paper.logoPlace}`} />
        )}
        <Party {...paper.seller} />
        <div className="paper-title">
          <h3>{paper.title}</h3>
          <Facts facts={paper.facts} />
        </div>
      </header>
      <Party {...paper.client} />
      {paper.table && <Table {...paper.table} name="Items" />}
      {paper.entries.length > 0 && <Facts facts={paper.entries} className="paper-entries" />}
      <div className="paper-sums">
        <Facts facts={paper.sums} />
        {paper.words && <p className="paper-words">{paper.words}</p>}
      </div>
      {paper.taxes && <Table {...paper.taxes} name="Tax by HSN and rate" />}
      {paper.look === 'boxed' && paper.taxWords && <p className="paper-tax-words">{paper.taxWords}</p>}
      {paper.eInvoice && <EInvoice {...paper.eInvoice} />}
      <PaperFoot paper={paper} signature={signature} />
    </article>
  )
}

function shapeOf({ look, compact }: Paper): string {
  if (isRoll(look)) return `paper-roll paper-${look}`
  // Several of these on a page have no room for a letterhead, here as in the PDF.
  return compact ? 'paper-plain paper-compact' : `paper-${look}`
}

/** The signed QR code has more modules than one to pay by, and is larger. */
const SIGNED_QR_STYLE: CSSProperties = { width: '46mm', overflowWrap: 'anywhere' }

function EInvoice({ qr, lines }: NonNullable<Paper['eInvoice']>) {
  return (
    <figure className="paper-qr" style={SIGNED_QR_STYLE}>
      {qr && (
        <LazyPart
          what="The QR code"
          load={loadQrCode}
          props={{ link: qr, caption: 'e-invoice', level: 'L' as const }}
        />
      )}
      <figcaption>
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </figcaption>
    </figure>
  )
}

function PaperFoot({ paper, signature }: { paper: Paper; signature: string | undefined }) {
  return (
    <footer className="paper-foot">
      <div>
        {paper.remarks.map(({ label, value }) => (
          <p key={label}>
            <b>{label}</b>
            <br />
            {value}
          </p>
        ))}
        {paper.closing.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {paper.upi && (
        <figure className="paper-qr">
          <LazyPart what="The QR code" load={loadQrCode} props={paper.upi} />
          <figcaption>{paper.upi.caption}</figcaption>
        </figure>
      )}
      {paper.stamp && <div className="paper-stamp">Revenue stamp</div>}
      <div className="paper-signature">
        {paper.signedFor && <p>{`For ${paper.signedFor}`}</p>}
        {signature && <StoredPicture src={signature} alt="Signature" />}
        <p>{paper.signedBy}</p>
      </div>
    </footer>
  )
}

function Party({ heading, name, lines }: PaperParty) {
  if (!name && lines.length === 0) return null
  return (
    <div className="paper-party">
      <span>{heading}</span>
      {name && <b>{name}</b>}
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>
  )
}

function Facts({ facts, className = 'paper-facts' }: { facts: readonly PaperSum[]; className?: string }) {
  return (
    <dl className={className}>
      {facts.map(({ label, value, strong }) => (
        <Fragment key={label}>
          <dt className={strong ? 'paper-strong' : undefined}>{label}</dt>
          <dd className={strong ? 'paper-strong' : undefined}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

const Row = memo(
  function Row({ cells, columns }: { cells: readonly string[]; columns: PaperTable['columns'] }) {
    return (
      <tr>
        {cells.map((cell, place) => (
          <td key={place} data-holds={columns[place]!.holds} data-heading={columns[place]!.heading}>
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

function Table({ columns, rows, foot, name }: PaperTable & { name: string }) {
  return (
    <table className="paper-table" aria-label={name}>
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

/**
 * A picture that the visitor added, as a data address. There is no file of it, so nothing that a framework's image
 * component does for files applies.
 */
function StoredPicture({ src, alt, className }: { src: string; alt: string; className?: string }) {
  return createElement('img', { src: src, alt, className })
}

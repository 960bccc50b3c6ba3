import { createElement, type CSSProperties } from 'react'
import { LazyPart } from '@/components/ui/lazy-part'
import { isRoll } from '@/lib/invoicing/document/look'
import { pictureOf, type Pictures } from '@/lib/invoicing/storage/stored-pictures'
import type { Paper } from '@/components/documents/paper/paper'
import { Facts, Lines, PartyBlock, Table } from '@/components/documents/paper/paper-blocks'
import { inOneLine, type PaperWords } from '@/components/documents/paper/paper-words'
import { t } from '@/lib/language/words'

const loadQrCode = () => import('@/components/documents/paper/paper-qr').then(({ PaperQr }) => PaperQr)

/** One paper. It only renders; all figures come with it. */
export function PaperView({ paper, pictures }: { paper: Paper; pictures: Pictures }) {
  const { logo, signature } = {
    logo: pictureOf(pictures, paper.logo),
    signature: pictureOf(pictures, paper.signature),
  }
  const { text } = paper.wording
  return (
    <article
      className={`paper ${shapeOf(paper)}`}
      style={paper.accent ? ({ '--accent': paper.accent } as CSSProperties) : undefined}
      lang={paper.wording.lang}
      aria-label={`${inOneLine(paper.title)} ${paper.fileStem}`}
    >
      {paper.copy && (
        <p className="paper-copy">
          <Lines>{paper.copy}</Lines>
        </p>
      )}
      {paper.statement && (
        <p className="paper-statement">
          <Lines>{paper.statement}</Lines>
        </p>
      )}
      <header className="paper-head">
        {logo && (
          <StoredPicture
            src={logo}
            alt={text('Logo')}
            className={`paper-logo paper-logo-${paper.logoPlace}`}
          />
        )}
        <PartyBlock {...paper.seller} />
        <div className="paper-title">
          <h3>
            <Lines>{paper.title}</Lines>
          </h3>
          <Facts facts={paper.facts} />
        </div>
      </header>
      <PartyBlock {...paper.client} />
      {paper.table && <Table {...paper.table} name={text('Items')} className="paper-items" />}
      {paper.entries.length > 0 && <Facts facts={paper.entries} className="paper-entries" />}
      <div className="paper-sums">
        <Facts facts={paper.sums} />
        {paper.words && (
          <p className="paper-words">
            <Lines>{paper.words}</Lines>
          </p>
        )}
      </div>
      {paper.taxes && <Table {...paper.taxes} name={text('Tax by HSN and rate')} className="paper-taxes" />}
      {paper.look === 'boxed' && paper.taxWords && (
        <p className="paper-tax-words">
          <Lines>{paper.taxWords}</Lines>
        </p>
      )}
      {paper.eInvoice && <EInvoice {...paper.eInvoice} wording={paper.wording} />}
      <PaperFoot paper={paper} signature={signature} />
    </article>
  )
}

function shapeOf({ look, compact }: Paper): string {
  if (isRoll(look)) return `paper-roll paper-${look}`
  // Several of these on a page have no space for a letterhead, here as in the PDF.
  return compact ? 'paper-plain paper-compact' : `paper-${look}`
}

/** The signed QR code has more modules than one to pay by, and is larger. */
const SIGNED_QR_STYLE: CSSProperties = { width: '46mm', overflowWrap: 'anywhere' }

function EInvoice({ qr, lines, wording }: NonNullable<Paper['eInvoice']> & { wording: PaperWords }) {
  return (
    <figure className="paper-qr" style={SIGNED_QR_STYLE}>
      {qr && (
        <LazyPart
          what={t('The QR code')}
          load={loadQrCode}
          props={{ link: qr, name: wording.text('QR code: {0}', 'e-invoice'), level: 'L' as const }}
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
            <b>
              <Lines>{label}</Lines>
            </b>
            <br />
            {value}
          </p>
        ))}
        {paper.closing.map((sentence) => (
          <p key={sentence}>
            <Lines>{sentence}</Lines>
          </p>
        ))}
      </div>
      {paper.upi && (
        <figure className="paper-qr">
          <LazyPart
            what={t('The QR code')}
            load={loadQrCode}
            props={{
              link: paper.upi.link,
              name: paper.wording.text('QR code: {0}', paper.upi.caption),
            }}
          />
          <figcaption>{paper.upi.caption}</figcaption>
        </figure>
      )}
      {paper.stamp && (
        <div className="paper-stamp">
          <span>
            <Lines>{paper.wording.label('Revenue stamp')}</Lines>
          </span>
        </div>
      )}
      <div className="paper-signature">
        {paper.signedFor && (
          <p>
            <Lines>{paper.wording.label('For {0}', paper.signedFor)}</Lines>
          </p>
        )}
        {signature && <StoredPicture src={signature} alt={paper.wording.text('Signature')} />}
        <p>
          <Lines>{paper.signedBy}</Lines>
        </p>
      </div>
    </footer>
  )
}

/**
 * A picture that the visitor added, as a data address. There is no file of it, so nothing that a framework's image
 * component does for files applies.
 */
function StoredPicture({ src, alt, className }: { src: string; alt: string; className?: string }) {
  return createElement('img', { src: src, alt, className })
}

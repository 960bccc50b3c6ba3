import { type BusinessDocument, hasItems } from '@/lib/invoicing/document/document'
import type { Settlement } from '@/lib/invoicing/tax/payments'

export interface DocumentFilter {
  text: string
  /** Invoices with a balance due only. */
  unpaid: boolean
  /** 'YYYY-MM-DD', both included; '' for no limit. */
  from: string
  to: string
}

export const noFilter: DocumentFilter = { text: '', unpaid: false, from: '', to: '' }

const plain = (text: string) => text.trim().toLocaleLowerCase('en-IN')

function holdsText(doc: BusinessDocument, text: string): boolean {
  if (text === '') return true
  const items = hasItems(doc) ? doc.lines.map(({ description }) => description) : [doc.purpose, doc.against]
  const texts = [doc.number, doc.client.name, doc.client.gstin, doc.notes, ...items]
  return texts.some((one) => plain(one).includes(text))
}

/** The documents that pass a filter, in their order. */
export function foundDocuments(
  documents: readonly BusinessDocument[],
  { text, unpaid, from, to }: DocumentFilter,
  settlements: ReadonlyMap<string, Settlement>,
): BusinessDocument[] {
  const wanted = plain(text)
  const isUnpaid = ({ id, kind }: BusinessDocument) => {
    const settlement = settlements.get(id)
    return kind === 'invoice' && settlement !== undefined && settlement.duePaise > 0
  }
  return documents.filter(
    (doc) =>
      holdsText(doc, wanted) &&
      (from === '' || doc.date >= from) &&
      (to === '' || (doc.date !== '' && doc.date <= to)) &&
      (!unpaid || isUnpaid(doc)),
  )
}

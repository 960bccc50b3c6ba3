import { type BusinessDocument, hasItems } from '@/lib/invoicing/document/document'
import { onceForEach } from '@/lib/invoicing/model/once-for-each'
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

/** The texts by which a document is found. */
const textsOf = onceForEach((doc: BusinessDocument) => {
  const items = hasItems(doc) ? doc.lines.map(({ description }) => description) : [doc.purpose, doc.against]
  return [doc.number, doc.client.name, doc.client.gstin, doc.notes, ...items].map(plain)
})

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
      (wanted === '' || textsOf(doc).some((one) => one.includes(wanted))) &&
      (from === '' || doc.date >= from) &&
      (to === '' || (doc.date !== '' && doc.date <= to)) &&
      (!unpaid || isUnpaid(doc)),
  )
}

import { type Draft, hasItems } from '@/lib/invoicing/model/document'
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

function holdsText(draft: Draft, text: string): boolean {
  if (text === '') return true
  const items = hasItems(draft)
    ? draft.lines.map(({ description }) => description)
    : [draft.purpose, draft.against]
  const texts = [draft.number, draft.client.name, draft.client.gstin, draft.notes, ...items]
  return texts.some((one) => plain(one).includes(text))
}

/** The documents that pass a filter, in their order. */
export function foundDocuments(
  documents: readonly Draft[],
  { text, unpaid, from, to }: DocumentFilter,
  settlements: ReadonlyMap<string, Settlement>,
): Draft[] {
  const wanted = plain(text)
  return documents.filter(
    (draft) =>
      holdsText(draft, wanted) &&
      (from === '' || draft.date >= from) &&
      (to === '' || (draft.date !== '' && draft.date <= to)) &&
      (!unpaid || (draft.kind === 'invoice' && (settlements.get(draft.id)?.duePaise ?? 0) > 0)),
  )
}

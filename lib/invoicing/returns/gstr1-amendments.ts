import { FIRST_DAY_OF_GST } from '@/lib/invoicing/model/law-day'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import {
  type ConsumerRow,
  consumerRows,
  type ReportedDocument,
  reportedDocuments,
} from '@/lib/invoicing/returns/gstr1'

/** The month of the day that was filed. */
const filedMonth = ({ doc }: ReportedDocument) => (doc.references.filedDate || doc.date).slice(0, 7)

/**
 * The documents of earlier periods that the return of this one amends: those whose month of amendment is in it.
 * Source: FORM GSTR-1, tables 9A, 9C and 10; CGST Act, section 37(3)
 */
export const amendedDocuments = (
  documents: readonly BusinessDocument[],
  from: string,
  to: string,
): ReportedDocument[] =>
  reportedDocuments(documents, FIRST_DAY_OF_GST, from).filter((one) => {
    const { amendedIn = '' } = one.doc.references
    return amendedIn >= from.slice(0, 7) && amendedIn <= to.slice(0, 7) && filedMonth(one) < from.slice(0, 7)
  })

/**
 * For each earlier month with an amended supply to consumers: what the supplies of that month come to now, in
 * the places of supply that an amended one has.
 */
export function changedConsumers(
  documents: readonly BusinessDocument[],
  amended: readonly ReportedDocument[],
): Map<string, ConsumerRow[]> {
  const changed = new Map<string, ConsumerRow[]>()
  const ofConsumers = amended.filter(({ section }) => section === 'b2cs')
  for (const month of new Set(ofConsumers.map(filedMonth))) {
    const places = new Set(
      consumerRows(ofConsumers.filter((one) => filedMonth(one) === month)).map(({ place }) => place),
    )
    const rows = consumerRows(reportedDocuments(documents, `${month}-01`, `${month}-31`))
    changed.set(
      month,
      rows.filter(({ place }) => places.has(place)),
    )
  }
  return changed
}

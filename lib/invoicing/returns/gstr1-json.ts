import type { BusinessDocument } from '@/lib/invoicing/document/document'
import { rateRows, reportedDocuments } from '@/lib/invoicing/returns/gstr1'
import { advanceRows, advancesOf } from '@/lib/invoicing/returns/gstr1-advances'
import { amendedSections, documentSections } from '@/lib/invoicing/returns/gstr1-json-documents'
import {
  advanceSection,
  amendedConsumers,
  consumerSection,
  exemptSection,
  withoutEmptySections,
  hsnSection,
  issuedNumbers,
} from '@/lib/invoicing/returns/gstr1-json-sections'
import { filePeriod } from '@/lib/invoicing/returns/file-values'
import { amendedDocuments, changedConsumers } from '@/lib/invoicing/returns/gstr1-amendments'
import { plainGstin, readGstin } from '@/lib/identity/gstin'

/** The format's version in the file, as the Returns Offline Tool writes it. */
const FORMAT_VERSION = 'GST3.2.3'

/** The GSTINs under which the documents of a period were issued, and the advances of it received. */
export function filedGstins(documents: readonly BusinessDocument[], from: string, to: string): string[] {
  const { received } = advancesOf(documents, from, to)
  const amended = amendedDocuments(documents, from, to)
  const gstins = [...reportedDocuments(documents, from, to), ...received, ...amended].flatMap(({ doc }) => {
    const reading = readGstin(doc.business.gstin)
    return reading.kind === 'valid' ? [reading.gstin] : []
  })
  return [...new Set(gstins)]
}

/**
 * GSTR-1 of one GSTIN as the file that the Returns Offline Tool makes and the portal takes.
 * @param from first day of the first month
 * @param to last day of the last month, whose period it is
 * Source: FORM GSTR-1; the names as in india-compliance and other public implementations, since the department gives no
 * open schema
 */
export function gstr1Json(
  documents: readonly BusinessDocument[],
  { gstin, from, to }: { gstin: string; from: string; to: string },
): object {
  const own = documents.filter(({ business }) => plainGstin(business.gstin) === gstin)
  const reported = reportedDocuments(own, from, to)
  const { received, adjusted } = advancesOf(own, from, to)
  const amended = amendedDocuments(own, from, to)
  const period = to.slice(0, 7)
  const series = issuedNumbers(own, from, to)
  const nil = exemptSection(reported)
  return {
    gstin,
    fp: filePeriod(period),
    version: FORMAT_VERSION,
    hash: 'hash',
    ...withoutEmptySections({
      ...documentSections((section) =>
        reported.filter((document) => document.section === section && rateRows(document).length > 0),
      ),
      ...amendedSections(amended),
      b2cs: consumerSection(reported),
      b2csa: amendedConsumers(changedConsumers(own, amended)),
      nil: nil.length > 0 ? { inv: nil } : {},
      at: advanceSection(advanceRows(received)),
      txpd: advanceSection(advanceRows(adjusted)),
      hsn: hsnSection(reported, period),
      doc_issue: series.length > 0 ? { doc_det: series } : {},
    }),
  }
}

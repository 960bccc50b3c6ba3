import { groups, sum } from 'd3-array'
import { chargesTax } from '@/lib/invoicing/tax/charges-tax'
import { type BusinessDocument, isSupply, type SupplyDocument } from '@/lib/invoicing/document/document'
import type { Exemption } from '@/lib/invoicing/document/document-line'
import { isSale } from '@/lib/invoicing/model/document-groups'
import { chargedLines } from '@/lib/invoicing/model/filled-lines'
import { documentLawDay } from '@/lib/invoicing/model/law-day'
import { exemptionOf } from '@/lib/invoicing/tax/exemption-of'
import { referredInvoice, invoicesIn } from '@/lib/invoicing/tax/payments'
import { isAbroad, isInterState, isZeroRated, placeOfSupply } from '@/lib/invoicing/tax/place-of-supply'
import { isFinished, signOf } from '@/lib/invoicing/returns/register-csv'
import { type LineTotals, addTaxSums, type TaxSums, type Totals, totals } from '@/lib/invoicing/tax/totals'
import { largeConsumerInvoiceAbove } from '@/lib/rules/gst/invoice-fields'
import { ruleOn } from '@/lib/rules/rule'
import { isRegisteredBuyer } from '@/lib/identity/gstin'

/** The table of GSTR-1 in which a document is reported. */
export type Gstr1SectionId = 'b2b' | 'b2cl' | 'b2cs' | 'exp' | 'cdnr' | 'cdnur' | 'exemp'

export interface ReportedDocument {
  doc: SupplyDocument
  result: Totals
  section: Gstr1SectionId
}

export const isRegistered = ({ client }: BusinessDocument): boolean => isRegisteredBuyer(client.gstin)

/**
 * The section of one document. Notes to unregistered buyers go to CDNUR when their invoice was reported by itself
 * (B2CL, exports), else they reduce or increase B2CS. Bills of supply are exempt supplies.
 */
function sectionOf(
  doc: SupplyDocument,
  result: Totals,
  documents: readonly BusinessDocument[],
): Gstr1SectionId {
  if (!chargesTax(doc)) return 'exemp'
  if (isSale(doc)) return invoiceSection(doc, result)
  if (isRegistered(doc)) return 'cdnr'
  const original = referredInvoice(doc, invoicesIn(documents))
  const originalTotals = original && totals(original)
  if (!original || !originalTotals) return isAbroad(doc) ? 'cdnur' : 'b2cs'
  const section = invoiceSection(original, originalTotals)
  return section === 'b2cl' || section === 'exp' ? 'cdnur' : 'b2cs'
}

function invoiceSection(doc: SupplyDocument, result: Totals): Gstr1SectionId {
  if (isAbroad(doc)) return 'exp'
  if (isRegistered(doc)) return 'b2b'
  const limit = ruleOn(largeConsumerInvoiceAbove, documentLawDay(doc.date)).value * 100
  return isInterState(doc) && result.totalMinor > limit ? 'b2cl' : 'b2cs'
}

/** True if GSTR-1 reports a document of this period: a finished one, and not one of a seller without registration. */
export function isReported(doc: SupplyDocument, from: string, to: string): boolean {
  // A composition dealer files CMP-08 and GSTR-4.
  const files = doc.supply !== 'unregistered' && doc.supply !== 'composition'
  return files && isFinished(doc) && doc.date >= from && doc.date <= to
}

/** The documents of a period that GSTR-1 reports. */
export function reportedDocuments(
  documents: readonly BusinessDocument[],
  from: string,
  to: string,
): ReportedDocument[] {
  return documents.filter(isSupply).flatMap((doc) => {
    if (!isReported(doc, from, to)) return []
    const result = totals(doc)!
    return [{ doc, result, section: sectionOf(doc, result, documents) }]
  })
}

export interface RateRow extends TaxSums {
  taxRatePercent: number
}

/** A credit note takes back. */
export const withSign = (sums: TaxSums, sign: 1 | -1): TaxSums => ({
  taxableMinor: sign * sums.taxableMinor,
  cgstMinor: sign * sums.cgstMinor,
  sgstMinor: sign * sums.sgstMinor,
  igstMinor: sign * sums.igstMinor,
})

interface ReportedLine {
  line: LineTotals
  exemption: Exemption | null
}

/** The lines of a document with the reason for which they bear no tax. */
function reportedLines({ doc, result }: ReportedDocument): ReportedLine[] {
  const byId = new Map(chargedLines(doc).map((line) => [line.id, line]))
  return result.lines.map((line) => ({ line, exemption: exemptionOf(doc, byId.get(line.id)!) }))
}

/** The taxable sums of a document by rate, its exempt lines left out. */
export function rateRows(reported: ReportedDocument): RateRow[] {
  const taxable = reportedLines(reported).flatMap(({ line, exemption }) => (exemption ? [] : [line]))
  return groups(taxable, (line) => line.taxRatePercent).map(([taxRatePercent, lines]) => ({
    taxRatePercent,
    ...addTaxSums(lines),
  }))
}

export interface ConsumerRow extends RateRow {
  place: string
  isInterState: boolean
}

/** B2CS: supplies to consumers by place of supply and rate, notes included. */
export function consumerRows(reported: readonly ReportedDocument[]): ConsumerRow[] {
  const rows = reported
    .filter(({ section }) => section === 'b2cs')
    .flatMap((document) =>
      rateRows(document).map(({ taxRatePercent, ...own }) => ({
        place: placeOfSupply(document.doc),
        isInterState: isInterState(document.doc),
        taxRatePercent,
        ...withSign(own, signOf(document.doc)),
      })),
    )
  return groups(rows, ({ place, taxRatePercent }) => `${place} ${taxRatePercent}`).map(([, same]) => ({
    ...same[0]!,
    ...addTaxSums(same),
  }))
}

export interface ExemptRow extends Record<Exemption, number> {
  isInterState: boolean
  isRegistered: boolean
}

/** Table 8: supplies without tax by who and where, in paise of each reason. */
export function exemptRows(reported: readonly ReportedDocument[]): ExemptRow[] {
  const rows = reported.flatMap((document) =>
    reportedLines(document).flatMap(({ line, exemption }) =>
      exemption
        ? [
            {
              isInterState: isInterState(document.doc),
              isRegistered: isRegistered(document.doc),
              exemption,
              paise: signOf(document.doc) * line.taxableMinor,
            },
          ]
        : [],
    ),
  )
  return groups(rows, (row) => `${row.isInterState} ${row.isRegistered}`).map(([, same]) => {
    const sumOf = (reason: Exemption) =>
      sum(same, ({ exemption, paise }) => (exemption === reason ? paise : 0))
    const first = same[0]!
    return {
      isInterState: first.isInterState,
      isRegistered: first.isRegistered,
      nilRated: sumOf('nilRated'),
      exempt: sumOf('exempt'),
      nonGst: sumOf('nonGst'),
    }
  })
}

/** Regular, or to a special economic zone with or without payment of tax: the codes of the file. */
export type InvoiceType = 'R' | 'SEWP' | 'SEWOP'

export function invoiceType(doc: SupplyDocument): InvoiceType {
  if (!isZeroRated(doc)) return 'R'
  return doc.zeroRated === 'withTax' ? 'SEWP' : 'SEWOP'
}

import { groups, sum } from 'd3-array'
import { chargesTax } from '@/lib/invoicing/tax/charges-tax'
import { type BusinessDocument, isSupply, type SupplyDocument } from '@/lib/invoicing/model/document'
import { lawDay } from '@/lib/invoicing/model/law-day'
import { invoiceOf, invoicesIn } from '@/lib/invoicing/tax/payments'
import { isInterState, isZeroRated, OTHER_COUNTRY, placeOfSupply } from '@/lib/invoicing/tax/place-of-supply'
import { isFinished, signOf } from '@/lib/invoicing/returns/register-csv'
import { type LineTotals, sums, type TaxSums, type Totals, totals } from '@/lib/invoicing/tax/totals'
import { largeConsumerInvoiceAbove } from '@/lib/rules/gst/invoice-fields'
import { ruleOn } from '@/lib/rules/rule'
import { readGstin } from '@/lib/identity/gstin'

/** The table of GSTR-1 in which a document is reported. */
export type Gstr1Section = 'b2b' | 'b2cl' | 'b2cs' | 'exp' | 'cdnr' | 'cdnur' | 'exemp'

export interface ReportedDocument {
  doc: SupplyDocument
  result: Totals
  section: Gstr1Section
}

export const isRegistered = ({ client }: BusinessDocument): boolean =>
  readGstin(client.gstin).kind === 'valid'

/**
 * The section of one document. Notes to unregistered buyers go to CDNUR when their invoice was reported by itself
 * (B2CL, exports), else they reduce or increase B2CS. Bills of supply are exempt supplies.
 */
function sectionOf(
  doc: SupplyDocument,
  result: Totals,
  documents: readonly BusinessDocument[],
): Gstr1Section {
  if (!chargesTax(doc)) return 'exemp'
  if (doc.kind === 'invoice') return invoiceSection(doc, result)
  if (isRegistered(doc)) return 'cdnr'
  const original = invoiceOf(doc, invoicesIn(documents))
  const originalTotals = original && totals(original)
  if (!original || !originalTotals) return isExport(doc) ? 'cdnur' : 'b2cs'
  const section = invoiceSection(original, originalTotals)
  return section === 'b2cl' || section === 'exp' ? 'cdnur' : 'b2cs'
}

export const isExport = (doc: BusinessDocument) => placeOfSupply(doc) === OTHER_COUNTRY

function invoiceSection(doc: SupplyDocument, result: Totals): Gstr1Section {
  if (isExport(doc)) return 'exp'
  if (isRegistered(doc)) return 'b2b'
  const limit = ruleOn(largeConsumerInvoiceAbove, lawDay(doc.date)).value * 100
  return isInterState(doc) && result.totalPaise > limit ? 'b2cl' : 'b2cs'
}

/** The documents of a period that GSTR-1 reports: finished ones, and not those of a seller without registration. */
export function reportedDocuments(
  documents: readonly BusinessDocument[],
  from: string,
  to: string,
): ReportedDocument[] {
  return documents.filter(isSupply).flatMap((doc) => {
    // A composition dealer files CMP-08 and GSTR-4.
    const isReported = doc.supply !== 'unregistered' && doc.supply !== 'composition'
    if (!isReported || !isFinished(doc) || doc.date < from || doc.date > to) return []
    const result = totals(doc)!
    return [{ doc, result, section: sectionOf(doc, result, documents) }]
  })
}

export interface RateRow extends TaxSums {
  taxRatePercent: number
}

/** A credit note takes back. */
export const signed = (sums: TaxSums, sign: 1 | -1): TaxSums => ({
  taxablePaise: sign * sums.taxablePaise,
  cgstPaise: sign * sums.cgstPaise,
  sgstPaise: sign * sums.sgstPaise,
  igstPaise: sign * sums.igstPaise,
})

/** In an invoice-cum-bill of supply a line at 0% is exempt and goes to the exempt supplies. */
const isExemptLine = (doc: SupplyDocument, { taxRatePercent }: Pick<LineTotals, 'taxRatePercent'>) =>
  !chargesTax(doc) || (doc.supply === 'mixed' && taxRatePercent === 0)

/** The taxable sums of a document by rate, its exempt lines left out. */
export function rateRows({ doc, result }: ReportedDocument): RateRow[] {
  const taxable = result.lines.filter((line) => !isExemptLine(doc, line))
  return groups(taxable, (line) => line.taxRatePercent).map(([taxRatePercent, lines]) => ({
    taxRatePercent,
    ...sums(lines),
  }))
}

export interface ConsumerRow extends RateRow {
  place: string
}

/** B2CS: supplies to consumers by place of supply and rate, notes included. */
export function consumerRows(reported: readonly ReportedDocument[]): ConsumerRow[] {
  const rows = reported
    .filter(({ section }) => section === 'b2cs')
    .flatMap((one) =>
      rateRows(one).map(({ taxRatePercent, ...own }) => ({
        place: placeOfSupply(one.doc),
        taxRatePercent,
        ...signed(own, signOf(one.doc)),
      })),
    )
  return groups(rows, ({ place, taxRatePercent }) => `${place} ${taxRatePercent}`).map(([, same]) => ({
    ...same[0]!,
    ...sums(same),
  }))
}

export interface ExemptRow {
  isInterState: boolean
  isRegistered: boolean
  exemptPaise: number
}

/** Table 8: exempt supplies by who and where. */
export function exemptRows(reported: readonly ReportedDocument[]): ExemptRow[] {
  const rows = reported.flatMap(({ doc, result }) =>
    result.lines
      .filter((line) => isExemptLine(doc, line))
      .map(({ taxablePaise }) => ({
        isInterState: isInterState(doc),
        isRegistered: isRegistered(doc),
        exemptPaise: signOf(doc) * taxablePaise,
      })),
  )
  return groups(rows, (row) => `${row.isInterState} ${row.isRegistered}`).map(([, same]) => ({
    ...same[0]!,
    exemptPaise: sum(same, ({ exemptPaise }) => exemptPaise),
  }))
}

/** 'SEZ supplies with payment' and the like, as the offline tool names them. */
export function invoiceType(doc: SupplyDocument): string {
  if (!isZeroRated(doc)) return 'Regular B2B'
  return doc.zeroRated === 'withTax' ? 'SEZ supplies with payment' : 'SEZ supplies without payment'
}

import { groups, sum } from 'd3-array'
import { chargesTax } from '@/lib/invoicing/tax/charges-tax'
import { type Draft, isSupply, type SupplyDocument } from '@/lib/invoicing/model/document'
import { lawDay } from '@/lib/invoicing/model/law-day'
import { invoiceOf, invoicesIn } from '@/lib/invoicing/tax/payments'
import { isInterState, isZeroRated, OTHER_COUNTRY, placeOfSupply } from '@/lib/invoicing/tax/place-of-supply'
import { isFinished, signOf } from '@/lib/invoicing/returns/register-csv'
import { type LineTotals, sums, type TaxSums, type Totals, totals } from '@/lib/invoicing/tax/totals'
import { largeConsumerInvoiceAbove } from '@/lib/rules/gst/invoice-fields'
import { ruleOn } from '@/lib/rules/rule'
import { readGstin } from '@/lib/tax/gstin'

/** The table of GSTR-1 in which a document is reported. */
export type Gstr1Section = 'b2b' | 'b2cl' | 'b2cs' | 'exp' | 'cdnr' | 'cdnur' | 'exemp'

export interface ReportedDocument {
  draft: SupplyDocument
  result: Totals
  section: Gstr1Section
}

export const isRegistered = ({ client }: Draft): boolean => readGstin(client.gstin).kind === 'valid'

/**
 * The section of one document. Notes to unregistered buyers go to CDNUR when their invoice was reported by itself
 * (B2CL, exports), else they reduce or increase B2CS. Bills of supply are exempt supplies.
 */
function sectionOf(draft: SupplyDocument, result: Totals, documents: readonly Draft[]): Gstr1Section {
  if (!chargesTax(draft)) return 'exemp'
  if (draft.kind === 'invoice') return invoiceSection(draft, result)
  if (isRegistered(draft)) return 'cdnr'
  const original = invoiceOf(draft, invoicesIn(documents))
  const originalTotals = original && totals(original)
  if (!original || !originalTotals) return isExport(draft) ? 'cdnur' : 'b2cs'
  const section = invoiceSection(original, originalTotals)
  return section === 'b2cl' || section === 'exp' ? 'cdnur' : 'b2cs'
}

export const isExport = (draft: Draft) => placeOfSupply(draft) === OTHER_COUNTRY

function invoiceSection(draft: SupplyDocument, result: Totals): Gstr1Section {
  if (isExport(draft)) return 'exp'
  if (isRegistered(draft)) return 'b2b'
  const limit = ruleOn(largeConsumerInvoiceAbove, lawDay(draft.date)).value * 100
  return isInterState(draft) && result.totalPaise > limit ? 'b2cl' : 'b2cs'
}

/** The documents of a period that GSTR-1 reports: finished ones, and not those of a seller without registration. */
export function reportedDocuments(documents: readonly Draft[], from: string, to: string): ReportedDocument[] {
  return documents.filter(isSupply).flatMap((draft) => {
    // A composition dealer files CMP-08 and GSTR-4.
    const isReported = draft.supply !== 'unregistered' && draft.supply !== 'composition'
    if (!isReported || !isFinished(draft) || draft.date < from || draft.date > to) return []
    const result = totals(draft)!
    return [{ draft, result, section: sectionOf(draft, result, documents) }]
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
const isExemptLine = (draft: SupplyDocument, { taxRatePercent }: Pick<LineTotals, 'taxRatePercent'>) =>
  !chargesTax(draft) || (draft.supply === 'mixed' && taxRatePercent === 0)

/** The taxable sums of a document by rate, its exempt lines left out. */
export function rateRows({ draft, result }: ReportedDocument): RateRow[] {
  const taxable = result.lines.filter((line) => !isExemptLine(draft, line))
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
        place: placeOfSupply(one.draft),
        taxRatePercent,
        ...signed(own, signOf(one.draft)),
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
  const rows = reported.flatMap(({ draft, result }) =>
    result.lines
      .filter((line) => isExemptLine(draft, line))
      .map(({ taxablePaise }) => ({
        isInterState: isInterState(draft),
        isRegistered: isRegistered(draft),
        exemptPaise: signOf(draft) * taxablePaise,
      })),
  )
  return groups(rows, (row) => `${row.isInterState} ${row.isRegistered}`).map(([, same]) => ({
    ...same[0]!,
    exemptPaise: sum(same, ({ exemptPaise }) => exemptPaise),
  }))
}

/** 'SEZ supplies with payment' and the like, as the offline tool names them. */
export function invoiceType(draft: SupplyDocument): string {
  if (!isZeroRated(draft)) return 'Regular B2B'
  return draft.zeroRated === 'withTax' ? 'SEZ supplies with payment' : 'SEZ supplies without payment'
}

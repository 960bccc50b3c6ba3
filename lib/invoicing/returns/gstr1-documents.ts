import { groups, sort } from 'd3-array'
import { type BusinessDocument, isSupply } from '@/lib/invoicing/document/document'
import { isRefund } from '@/lib/invoicing/model/advance-vouchers'
import { isRevised, isSale } from '@/lib/invoicing/model/document-groups'
import { financialYearStart, type NumberedDocument, numberParts } from '@/lib/invoicing/model/numbering'
import { numbersTaken } from '@/lib/invoicing/rent/rent-receipts'
import { isFinished } from '@/lib/invoicing/returns/register-csv'
import { chargesTax } from '@/lib/invoicing/tax/charges-tax'

/** The natures of table 13, by their numbers in the file, as the offline tool lists them. */
export const DOCUMENT_NATURES = {
  1: 'Invoices for outward supply',
  2: 'Invoices for inward supply from unregistered person',
  3: 'Revised Invoice',
  4: 'Debit Note',
  5: 'Credit Note',
  6: 'Receipt voucher',
  7: 'Payment Voucher',
  8: 'Refund Voucher',
  9: 'Delivery Challan for job work',
  10: 'Delivery Challan for supply on approval',
  12: 'Delivery Challan in cases other than by way of supply (excluding at S no. 9 to 11)',
} as const
export type DocumentNature = keyof typeof DOCUMENT_NATURES

function natureOf(doc: BusinessDocument): DocumentNature | null {
  switch (doc.kind) {
    case 'challan':
      return doc.reason === 'jobWork' ? 9 : doc.reason === 'approval' ? 10 : 12
    case 'receipt':
      return !chargesTax(doc) ? null : isRefund(doc) ? 8 : 6
    case 'selfInvoice':
      return 2
    case 'paymentVoucher':
      return 7
  }
  if (!isSupply(doc) || doc.supply === 'unregistered' || doc.supply === 'composition') return null
  if (isSale(doc)) return isRevised(doc) ? 3 : 1
  return doc.kind === 'creditNote' ? 5 : 4
}

/** A series of numbers of one nature. */
export interface DocumentSeries {
  nature: DocumentNature
  first: string
  last: string
  /** How many numbers lie from the first to the last, and how many of them are not among the documents. */
  count: number
  cancelled: number
}

/** A number of a document with its series, apart from its count. Invoices and cash memos may share a series. */
function serialOf(doc: BusinessDocument, numbered: NumberedDocument) {
  const text = numbered.number.trim()
  const [stem, digits = '', tail] = numberParts(text, numbered.date)
  const kind = isSale(doc) ? 'sale' : doc.kind
  const series = [kind, stem, tail, financialYearStart(numbered.date)].join('\n')
  return { text, series, serial: BigInt(digits) }
}
type Serial = ReturnType<typeof serialOf>

/** Numbers in order, apart where a document that is not among them has a number in between. */
function unbroken(numbers: readonly Serial[], others: readonly Serial[]): Serial[][] {
  const runs: Serial[][] = []
  for (const number of sort(numbers, (a, b) => (a.serial < b.serial ? -1 : 1))) {
    const before = runs.at(-1)?.at(-1)
    const isBroken = others.some(
      ({ series, serial }) =>
        before && series === number.series && serial > before.serial && serial < number.serial,
    )
    if (before && !isBroken) runs.at(-1)!.push(number)
    else runs.push([number])
  }
  return runs
}

/**
 * Table 13: the series of numbers of each kind. Numbers within a series that no document has count as
 * cancelled; those of other months, and of documents that are not reported, divide it.
 */
export function documentSeries(
  documents: readonly BusinessDocument[],
  from: string,
  to: string,
): DocumentSeries[] {
  const numbers: (Serial & { nature: DocumentNature })[] = []
  const others: Serial[] = []
  for (const doc of documents) {
    const nature = natureOf(doc)
    if (nature && isFinished(doc) && doc.date >= from && doc.date <= to)
      numbers.push({ nature, ...serialOf(doc, doc) })
    else others.push(...numbersTaken(doc).map((numbered) => serialOf(doc, numbered)))
  }
  return groups(numbers, ({ nature, series }) => `${nature}\n${series}`).flatMap(([, series]) => {
    const { nature } = series[0]!
    const ofOthers = [...others, ...numbers.filter((number) => number.nature !== nature)]
    return unbroken(series, ofOthers).map((run) => {
      const [first, last] = [run[0]!, run.at(-1)!]
      const count = Number(last.serial - first.serial) + 1
      const issued = new Set(run.map(({ serial }) => serial)).size
      return { nature, first: first.text, last: last.text, count, cancelled: count - issued }
    })
  })
}

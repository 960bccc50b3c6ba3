import { groups } from 'd3-array'
import { type BusinessDocument, isSupply } from '@/lib/invoicing/document/document'
import { isSale } from '@/lib/invoicing/model/document-groups'
import { isFinished } from '@/lib/invoicing/returns/register-csv'

/** The natures of table 13, by their numbers in the file, as the offline tool lists them. */
export const DOCUMENT_NATURES = {
  1: 'Invoices for outward supply',
  4: 'Debit Note',
  5: 'Credit Note',
  9: 'Delivery Challan for job work',
  10: 'Delivery Challan for supply on approval',
  12: 'Delivery Challan in cases other than by way of supply (excluding at S no. 9 to 11)',
} as const
export type DocumentNature = keyof typeof DOCUMENT_NATURES

function natureOf(doc: BusinessDocument): DocumentNature | null {
  if (doc.kind === 'challan') return doc.reason === 'jobWork' ? 9 : doc.reason === 'approval' ? 10 : 12
  if (!isSupply(doc) || doc.supply === 'unregistered' || doc.supply === 'composition') return null
  if (isSale(doc)) return 1
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

const SERIAL = /^((?:.*\D)?)(\d+)(\D*)$/

/** Table 13: the series of numbers of each kind. Numbers that are not among the documents count as cancelled. */
export function documentSeries(
  documents: readonly BusinessDocument[],
  from: string,
  to: string,
): DocumentSeries[] {
  const numbers = documents.flatMap((doc) => {
    const nature = natureOf(doc)
    if (!nature || !isFinished(doc) || doc.date < from || doc.date > to) return []
    const text = doc.number.trim()
    const [, stem = text, digits = '0', tail = ''] = SERIAL.exec(text) ?? []
    return [{ nature, text, stem, tail, serial: BigInt(digits) }]
  })
  return groups(numbers, ({ nature, stem, tail }) => `${nature}\n${stem}\n${tail}`).map(([, series]) => {
    series.sort((a, b) => (a.serial < b.serial ? -1 : 1))
    const [first, last] = [series[0]!, series.at(-1)!]
    const count = Number(last.serial - first.serial) + 1
    const issued = new Set(series.map(({ serial }) => serial)).size
    return { nature: first.nature, first: first.text, last: last.text, count, cancelled: count - issued }
  })
}

import { groups } from 'd3-array'
import { csvCell } from '@/lib/format/csv-cell'
import { type BusinessDocument, isSupply } from '@/lib/invoicing/model/document'
import { isFinished } from '@/lib/invoicing/returns/register-csv'

/** The names of table 13, as the offline tool lists them. */
function natureOf(doc: BusinessDocument): string | null {
  if (doc.kind === 'challan')
    return doc.reason === 'jobWork'
      ? 'Delivery Challan for job work'
      : doc.reason === 'approval'
        ? 'Delivery Challan for supply on approval'
        : 'Delivery Challan in cases other than by way of supply (excluding at S no. 9 to 11)'
  if (!isSupply(doc) || doc.supply === 'unregistered' || doc.supply === 'composition') return null
  if (doc.kind === 'invoice') return 'Invoices for outward supply'
  return doc.kind === 'creditNote' ? 'Credit Note' : 'Debit Note'
}

const SERIAL = /^((?:.*\D)?)(\d+)(\D*)$/

/**
 * Table 13: the series of numbers of each kind, with the first, the last, how many that makes, and how many of them are
 * not among the documents: those count as cancelled.
 */
export function documentSeries(documents: readonly BusinessDocument[], from: string, to: string): string[][] {
  const numbers = documents.flatMap((doc) => {
    const nature = natureOf(doc)
    if (!nature || !isFinished(doc) || doc.date < from || doc.date > to) return []
    const text = doc.number.trim()
    const [, stem = text, digits = '0', tail = ''] = SERIAL.exec(text) ?? []
    return [{ nature, text, stem, tail, serial: BigInt(digits) }]
  })
  return groups(numbers, ({ nature, stem, tail }) => `${nature}\n${stem}\n${tail}`).map(([, series]) => {
    series.sort((one, other) => (one.serial < other.serial ? -1 : 1))
    const [first, last] = [series[0]!, series.at(-1)!]
    const count = last.serial - first.serial + 1n
    const issued = new Set(series.map(({ serial }) => serial)).size
    return [
      ...[first.nature, csvCell(first.text), csvCell(last.text)],
      ...[String(count), String(count - BigInt(issued))],
    ]
  })
}

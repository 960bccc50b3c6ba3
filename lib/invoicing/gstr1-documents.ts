import { csvCell } from '@/lib/format/csv-cell'
import { type Draft, isSupply } from '@/lib/invoicing/draft'
import { isFinished } from '@/lib/invoicing/register-csv'

/** The names of table 13, as the offline tool lists them. */
function natureOf(draft: Draft): string | null {
  if (draft.kind === 'challan')
    return draft.reason === 'jobWork'
      ? 'Delivery Challan for job work'
      : draft.reason === 'approval'
        ? 'Delivery Challan for supply on approval'
        : 'Delivery Challan in cases other than by way of supply (excluding at S no. 9 to 11)'
  if (!isSupply(draft) || draft.supply === 'unregistered' || draft.supply === 'composition') return null
  if (draft.kind === 'invoice') return 'Invoices for outward supply'
  return draft.kind === 'creditNote' ? 'Credit Note' : 'Debit Note'
}

const SERIAL = /^((?:.*\D)?)(\d+)(\D*)$/

interface Series {
  nature: string
  numbers: { text: string; serial: bigint }[]
}

/**
 * Table 13: the series of numbers of each kind, with the first, the last, how many that makes, and how many of them are
 * not among the documents: those count as cancelled.
 */
export function documentSeries(documents: readonly Draft[], from: string, to: string): string[][] {
  const all = new Map<string, Series>()
  for (const draft of documents) {
    const nature = natureOf(draft)
    if (!nature || !isFinished(draft) || draft.date < from || draft.date > to) continue
    const text = draft.number.trim()
    const [, stem = text, digits = '0', tail = ''] = SERIAL.exec(text) ?? []
    const key = `${nature}\n${stem}\n${tail}`
    const series = all.get(key) ?? { nature, numbers: [] }
    series.numbers.push({ text, serial: BigInt(digits) })
    all.set(key, series)
  }
  return [...all.values()].map(({ nature, numbers }) => {
    numbers.sort((one, other) => (one.serial < other.serial ? -1 : 1))
    const [first, last] = [numbers[0]!, numbers.at(-1)!]
    const count = last.serial - first.serial + 1n
    const issued = new Set(numbers.map(({ serial }) => serial)).size
    return [nature, csvCell(first.text), csvCell(last.text), String(count), String(count - BigInt(issued))]
  })
}

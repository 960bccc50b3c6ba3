/** @jest-environment node */
import { papersOf } from '@/components/documents/paper/papers-of'
import type { Paper, PaperTable } from '@/components/documents/paper/paper'
import { hasItems, isOffer } from '@/lib/invoicing/document/document'
import { looks } from '@/lib/invoicing/document/look'
import { randomPapers } from '@/tests/components/documents/random-papers'
import { expectedForeign, expectedLines, expectedSums } from '@/tests/lib/invoicing/random-documents'

/** '₹1,23,456.70', 'USD 123,456.70', 'JPY 123,456' and '-0.50' in the smallest units. */
const paise = (text: string) => BigInt(text.replace(/[₹,.]|[A-Z]{3} /g, ''))
const sumOf = (all: readonly bigint[]) => all.reduce((sum, one) => sum + one, 0n)

/** The figures of a column; null where the table lacks it. */
function columnOf({ columns, rows }: PaperTable, headings: readonly string[]): bigint[] | null {
  const place = columns.findIndex(({ heading }) => headings.includes(heading.replace(/ \(.+\)$/, '')))
  return place === -1 ? null : rows.map((row) => paise(row[place]!))
}

/** The sum of a column; null where the table lacks it. */
function columnSum(table: PaperTable, headings: readonly string[]): bigint | null {
  const column = columnOf(table, headings)
  return column && sumOf(column)
}

/** The value that a paper prints after a label, also where the label is longer; null without one. */
function printed({ sums }: Paper, label: string): bigint | null {
  const found = sums.find((sum) => sum.label === label || sum.label.startsWith(`${label} (`))
  return found ? paise(found.value) : null
}

const documents = looks.flatMap((look) => randomPapers(look, 58))

test('400 random documents of every kind and look print what a separate calculation gives', () => {
  expect(documents.length).toBeGreaterThan(400)
  for (const doc of documents) {
    const inRupees = expectedSums(doc)
    const foreign = expectedForeign(doc)
    const { taxable, cgst, igst, total } = foreign ?? inRupees
    const taxes = inRupees.cgst + inRupees.sgst + inRupees.igst
    // Rent is receipted for one month.
    const [paper] = papersOf(doc)!
    const name = `${doc.look} ${doc.kind} ${doc.number}`
    const valueOf = (label: string) => printed(paper!, label)
    expect([name, valueOf('Total') ?? valueOf('Amount')]).toEqual([name, total])
    if (foreign) {
      const rupees = ['Taxable value in rupees', 'IGST in rupees', 'Total in rupees'].map(valueOf)
      const named = paper!.taxes === null ? [null, null] : [inRupees.taxable, inRupees.igst]
      expect([name, ...rupees]).toEqual([name, ...named, inRupees.total])
    }
    const bearsTax = paper!.taxes !== null
    expect([name, bearsTax]).toEqual([name, bearsTax && (!isOffer(doc) || taxes > 0n)])
    if (bearsTax) {
      expect([name, valueOf('Taxable value'), valueOf('CGST'), valueOf('IGST')]).toEqual([
        ...[name, taxable],
        ...(doc.client.state === '27' && doc.placeOfSupply !== '96' ? [cgst, null] : [null, igst]),
      ])
      const foot = { ...paper!.taxes!, rows: [paper!.taxes!.foot!] }
      expect([name, columnSum(foot, ['Taxable value'])]).toEqual([name, inRupees.taxable])
      for (const [heading, sum] of [
        ['CGST', inRupees.cgst],
        ['SGST', inRupees.sgst],
        ['IGST', inRupees.igst],
        ['Tax', taxes],
      ] as const) {
        const column = columnSum(paper!.taxes!, [heading])
        if (column !== null) expect([name, heading, column]).toEqual([name, heading, sum])
      }
    } else expect([name, taxes]).toEqual([name, 0n])
    if (!hasItems(doc)) continue
    // Charges are below the items.
    const items = valueOf('Items') ?? taxable
    const { table } = paper!
    const rows = expectedLines(doc)
    expect([name, sumOf(rows.map((row) => row.taxable))]).toEqual([name, items])
    expect([name, columnOf(table!, ['Taxable value', 'Amount'])]).toEqual([
      name,
      rows.map((row) => row.taxable),
    ])
    const [tax, whole] = [columnOf(table!, ['Tax']), columnOf(table!, ['Total'])]
    if (tax) expect([name, tax]).toEqual([name, rows.map((row) => row.tax)])
    if (whole) expect([name, whole]).toEqual([name, rows.map((row) => row.taxable + row.tax)])
    const last = table!.running!.at(-1)!
    for (const [place, sum] of last.entries())
      if (sum !== '')
        expect(paise(sum)).toBe(columnSum(table!, [table!.columns[place]!.heading.replace(/ \(.+\)$/, '')]))
  }
})

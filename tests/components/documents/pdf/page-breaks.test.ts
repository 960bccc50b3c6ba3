/** @jest-environment node */
import type { Invoice } from '@/lib/invoicing/document/invoice'
import { papersOf } from '@/components/documents/paper/papers-of'
import {
  bill,
  expectOnPaper,
  line,
  pagesOf,
  pdf,
  pdfOfPapers,
  readBack,
} from '@/tests/components/documents/pdf/pdf-files'

/** A machine that does other work as well lays out hundreds of pages in its own time. */
jest.setTimeout(120_000)

/** The invoice with a name in Latin letters, whose code to pay by is quicker to draw. */
const latinBill: Invoice = {
  ...bill,
  business: { ...bill.business, name: 'Ganesh Traders', address: '12, Laxmi Road\nPune 411030' },
}

/** An invoice of each of these numbers of lines, as one file in which each begins a page. */
const ofLengths = (doc: Invoice, lengths: readonly number[], hsnOf: (row: number) => string) =>
  lengths.map((length) => {
    const lines = Array.from({ length }, (_, row) =>
      line(row + 1, { description: `Ware ${row + 1}`, hsn: hsnOf(row), rate: '10' }),
    )
    return papersOf({ ...doc, number: `N-${length}`, lines })![0]!
  })

const oneHsn = () => '8471'
const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place)

/** Some of these lengths, and all of them for `JANTAR_THOROUGH=1`. */
const sampled = (lengths: readonly number[], step: number) =>
  lengths.filter((_, place) => process.env.JANTAR_THOROUGH || place % step === 0)

readBack.each([
  ['1 to 80 lines with everything at the foot', latinBill, sampled(from(1, 80), 4), oneHsn],
  [
    '18 to 40 lines with long terms',
    { ...latinBill, terms: 'Interest of 18% a year.\n'.repeat(9) },
    sampled(from(18, 40), 3),
    oneHsn,
  ],
  [
    '12 to 34 lines, each with an HSN of its own',
    latinBill,
    sampled(from(12, 34), 4),
    (row) => String(1000 + row),
  ],
  ['1 to 80 lines in boxes', { ...latinBill, look: 'boxed' }, sampled(from(1, 80), 6), oneHsn],
  ['8 to 40 lines in the modern look', { ...latinBill, look: 'modern' }, sampled(from(8, 40), 5), oneHsn],
  ['1 to 40 lines on A5', { ...latinBill, look: 'a5' }, sampled(from(1, 40), 5), oneHsn],
] as [string, Invoice, number[], (row: number) => string][])(
  '%s: the totals are never without a row, and each page names the parties and the sum so far',
  async (_title, doc, lengths, hsnOf) => {
    const file = await pdfOfPapers(ofLengths(doc, lengths, hsnOf))
    expectOnPaper(file, doc.look)
    const pages = pagesOf(file)
    const heads = pages.flatMap((text, page) => (text.includes('Invoice no.') ? [page] : []))
    expect(heads).toHaveLength(lengths.length)
    heads.forEach((first, place) => {
      const own = pages.slice(first, heads[place + 1])
      const rows = own.map((page) => [...page.matchAll(/Ware (\d+)/g)].map(([, row]) => Number(row)))
      expect(rows.flat()).toEqual(from(1, lengths[place]!))
      const withRows = own.filter((_, page) => rows[page]!.length > 0)
      // The last page with rows has the totals, two rows at least where there are three.
      expect(own.filter((page) => /Total +₹/.test(page))).toEqual([withRows.at(-1)])
      expect(rows.findLast((page) => page.length > 0)!.length).toBeGreaterThanOrEqual(
        Math.min(2, lengths[place]! - 1, lengths[place]!),
      )
      expect(own.filter((page) => page.includes('Authorised signatory'))).toEqual([own.at(-1)])
      withRows.forEach((page, number) => {
        const [before, after] = [rows[number]![0]! - 1, rows[number]!.at(-1)!]
        for (const part of [doc.business.name, doc.client.name.split(' (')[0]!, `N-${lengths[place]}`])
          expect(page).toContain(part)
        // Each row is ₹10.
        if (number > 0) expect(page).toMatch(new RegExp(`Brought forward +${before}0\\.00`))
        const carried = new RegExp(`Carried forward +${after}0\\.00`)
        if (number < withRows.length - 1) expect(page).toMatch(carried)
        else expect(page).not.toContain('Carried forward')
      })
    })
  },
)

readBack('terms of several pages come after the signature, which is with its totals', async () => {
  const terms = Array.from({ length: 90 }, (_, place) => `Term ${place + 1}: what is agreed.`)
  const file = await pdf({ ...bill, terms: terms.join('\n') })
  expectOnPaper(file, 'plain')
  const pages = pagesOf(file)
  for (const part of ['Authorised signatory', '₹14,455.00']) expect(pages[0]).toContain(part)
  expect(pages.length).toBeGreaterThan(1)
  const found = [...pages.join('\n').matchAll(/Term (\d+):/g)].map(([, place]) => Number(place))
  expect(found).toEqual(from(1, 90))
})

/** @jest-environment node */
import { papersOf } from '@/components/documents/paper/papers-of'
import { fittingSize } from '@/components/documents/pdf/fitting-size'
import { paperTable } from '@/components/documents/pdf/pdf-table'
import { hasItems } from '@/lib/invoicing/document/document'
import type { Look } from '@/lib/invoicing/document/look'
import { rupeesFromPaise } from '@/lib/format/numbers'
import { totals } from '@/lib/invoicing/tax/totals'
import { expectOnPaper, pagesOf, pdfOfPapers, readBack } from '@/tests/components/documents/pdf/pdf-files'
import { randomPapers } from '@/tests/components/documents/random-papers'

jest.setTimeout(120_000)

const columns = [
  { heading: 'A', holds: 'number' as const },
  { heading: 'B', holds: 'number' as const },
]

test.each([
  // Ten digits of 0.6 and four marks of 0.3 are 7.2; 80 points are left of 100.
  ['by their texts: 80 / (0.6 + 7.2), more than it would have', false, 9],
  ['of equal width: 80 / (2 × 7.2)', true, 80 / 14.4],
])('type fits columns %s', (_, even, expected) => {
  const table = { columns, rows: [['1', '1,00,00,000.00']] }
  expect(fittingSize(table, 9, { width: 100, gaps: 20, even })).toBeCloseTo(expected)
})

test('a part of a table has the size of type of the whole', () => {
  const wide = '9'.repeat(60)
  const whole = {
    columns,
    rows: [
      [wide, wide],
      ['1', '2'],
    ],
  }
  const part = { columns, rows: [['1', '2']] }
  const sizeOf = (table: typeof part, parts: { whole?: typeof part }) =>
    paperTable(table, { accent: '#111111', ...parts }).fontSize
  expect(sizeOf(part, { whole })).toBe(sizeOf(whole, {}))
  expect(sizeOf(part, {})).toBeGreaterThan(sizeOf(whole, {})!)
})

/**
 * Documents of the 400 whose later pages had larger type than was measured, whose taxes or totals were too
 * wide, or whose totals had no row above them.
 */
readBack.each<[Look, string]>([
  ['boxed', 'N-5'],
  ['boxed', 'N-12'],
  ['boxed', 'N-44'],
  ['a5', 'N-3'],
  ['a5', 'N-39'],
  ['a5', 'N-25'],
])('%s %s: the total is next to the last row, and nothing is beyond the edge', async (look, number) => {
  const doc = randomPapers(look, 58).find((one) => one.number === number)!
  const file = await pdfOfPapers(papersOf({ ...doc, business: { ...doc.business, logo: '' } })!)
  expectOnPaper(file, look)
  const pages = pagesOf(file)
  const withTotal = pages.find((page) => page.includes(rupeesFromPaise(totals(doc)!.totalMinor)))!
  const rows = [...withTotal.matchAll(/^ *(\d{1,2}) +/gm)].map(([, row]) => Number(row))
  expect(rows).toContain(hasItems(doc) && doc.lines.length)
})

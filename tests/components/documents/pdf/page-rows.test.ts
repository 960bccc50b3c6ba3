/** @jest-environment node */
import fc from 'fast-check'
import { type BillHeights, rowsByPage } from '@/components/documents/pdf/page-rows'

const PAGE = 700
const sumOf = (heights: readonly number[]) => heights.reduce((sum, height) => sum + height, 0)

const bill = (count: number, changes: Partial<BillHeights> = {}): BillHeights => ({
  head: 200,
  heading: 40,
  columns: 20,
  carry: 20,
  rows: Array<number>(count).fill(20),
  ending: 240,
  ...changes,
})

test.each([
  ['no row is one page', 0, [0]],
  ['12 rows fit: 200 + 20 + 240 + 240 are 700', 12, [12]],
  ['the 13th does not, so that two rows go over with the totals', 13, [11, 2]],
  ['first page 480 − 20 for the sum carried: 23 rows', 25, [23, 2]],
  ['then 700 − 80: 19 rows have room above the totals', 42, [23, 19]],
  ['and 30 without them', 43, [23, 18, 2]],
])('%s', (_working, count, expected) => {
  expect(rowsByPage(bill(count), PAGE)).toEqual(expected)
})

test('every row is on one page, in order, and no page is fuller than it may be', () => {
  const heights = fc.record({
    head: fc.integer({ min: 50, max: 300 }),
    heading: fc.integer({ min: 20, max: 60 }),
    columns: fc.integer({ min: 10, max: 40 }),
    carry: fc.integer({ min: 10, max: 30 }),
    rows: fc.array(fc.integer({ min: 10, max: 90 }), { minLength: 1, maxLength: 90 }),
    ending: fc.integer({ min: 50, max: 350 }),
  })
  fc.assert(
    fc.property(heights, (measured) => {
      const counts = rowsByPage(measured, PAGE)
      expect(sumOf(counts)).toBe(measured.rows.length)
      let at = 0
      counts.forEach((count, page) => {
        expect(count).toBeGreaterThanOrEqual(1)
        const isLast = page === counts.length - 1
        const used =
          (page === 0 ? measured.head : measured.heading + measured.carry) +
          measured.columns +
          sumOf(measured.rows.slice(at, at + count)) +
          (isLast ? measured.ending : measured.carry)
        at += count
        // One row alone may need more than there is.
        if (count > 1) expect(used).toBeLessThanOrEqual(PAGE)
      })
    }),
  )
})

/** @jest-environment node */
import { type BillHeights, rowsByPage } from '@/components/documents/pdf/page-rows'

const PAGE = 700

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

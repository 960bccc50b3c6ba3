import { pageRanges, pageNumbers, pagesOf } from '@/lib/pdf-files/page-ranges'

test.each([
  ['', []],
  ['3', [{ from: 3, to: 3 }]],
  [
    '1-3, 7',
    [
      { from: 1, to: 3 },
      { from: 7, to: 7 },
    ],
  ],
  ['५-७', [{ from: 5, to: 7 }]],
])('%s is read', (text, expected) => {
  expect(pageNumbers.read(text)).toEqual({ ok: true, value: text })
  expect(pageRanges(text)).toEqual(expected)
})

test.each([
  ['0', '0'],
  ['-5', '-5'],
  ['1-2-3', '1-2-3'],
  ['2, all', 'all'],
])('%s is refused, with what was not understood', (text, part) => {
  expect(pageNumbers.read(text)).toEqual({ ok: false, problem: { kind: 'notPages', part } })
})

test('a range is its pages in its direction, and null past the end', () => {
  expect(pagesOf({ from: 2, to: 4 }, 4)).toEqual([2, 3, 4])
  expect(pagesOf({ from: 4, to: 2 }, 4)).toEqual([4, 3, 2])
  expect(pagesOf({ from: 3, to: null }, 4)).toEqual([3, 4])
  expect(pagesOf({ from: 5, to: null }, 4)).toBeNull()
  expect(pagesOf({ from: 1, to: 5 }, 4)).toBeNull()
})

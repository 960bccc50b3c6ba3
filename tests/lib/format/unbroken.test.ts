import { unbroken } from '@/lib/format/unbroken'

test.each([
  ['a day stays whole', 'until 21 September 2025', 'until~21~September~2025'],
  ['a semicolon lets go', 'until 2025; on tobacco', 'until~2025; on~tobacco'],
  ['a comma lets go', '393(1), Sl. 5(ii)', '393(1), Sl.~5(ii)'],
])('%s', (_, text, expected) => {
  expect(unbroken(text).replaceAll('\u00a0', '~')).toBe(expected)
})

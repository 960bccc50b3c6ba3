import fc from 'fast-check'
import Papa from 'papaparse'
import { csvOf } from '@/components/results/save-csv'

test.each([
  [['a', 'b'], 'a,b', 'plain cells stand as they are'],
  [['1,234', 'b'], '"1,234",b', 'a comma needs quotes'],
  [['say "so"', ''], '"say ""so""",', 'a quote is doubled'],
  [['two\nlines', ' edge'], '"two\nlines"," edge"', 'so do line breaks and spaces at the edge'],
])('%j is written %j: %s', (cells, expected) => {
  expect(csvOf([cells])).toBe(expected)
})

test('lines end as RFC 4180 says', () => {
  expect(csvOf([['Year'], ['1']])).toBe('Year\r\n1')
})

test('an independent reader reads back every table', () => {
  const table = fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 4 }), {
    minLength: 1,
  })
  fc.assert(
    fc.property(table, (lines) => {
      expect(Papa.parse(csvOf(lines), { delimiter: ',', newline: '\r\n' }).data).toEqual(lines)
    }),
  )
})

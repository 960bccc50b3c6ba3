import fc from 'fast-check'
import Papa from 'papaparse'
import { csvOf, saveCsv } from '@/components/share/save-csv'
import { saveFile } from '@/components/share/save-file'
import { csvCell } from '@/lib/format/csv-cell'

jest.mock('@/components/share/save-file', () => ({ saveFile: jest.fn() }))

test.each([
  [['a', ''], '"a",""', 'every cell is quoted'],
  [['1,234', '-500'], '"1,234","-500"', 'numbers stay numbers'],
  [['=1+1', '\u200b@SUM(A1)'], `"'=1+1","'\u200b@SUM(A1)"`, 'no cell is a formula'],
])('%j is written %j: %s', (cells, expected) => {
  expect(csvOf([cells])).toBe(expected)
})

test('an independent reader reads back every table', () => {
  const table = fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 4 }), {
    minLength: 1,
  })
  fc.assert(
    fc.property(table, (lines) => {
      expect(Papa.parse(csvOf(lines), { delimiter: ',', newline: '\r\n' }).data).toEqual(
        lines.map((cells) => cells.map(csvCell)),
      )
    }),
  )
})

test('a file begins with the byte order mark, by which Excel knows ₹ and Indian scripts', () => {
  saveCsv('loan', [['EMI (₹)']])
  expect(saveFile).toHaveBeenCalledWith('loan.csv', 'text/csv;charset=utf-8', '\ufeff"EMI (₹)"')
})

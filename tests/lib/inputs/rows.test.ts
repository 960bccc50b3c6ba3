import fc from 'fast-check'
import { problemText } from '@/components/fields/problem-text'
import { choice } from '@/lib/inputs/choices'
import { amount } from '@/lib/inputs/quantities'
import { cellsOf, rowList, textOfCells } from '@/lib/inputs/rows'

const list = rowList(
  { rupees: amount({ initial: 100 }), way: choice(['in', 'out'], 'in') },
  '100_in*2500_out',
  3,
)

test.each([
  [
    '1,00,000_out*2 lakh_in',
    [
      { rupees: 1_00_000, way: 'out' },
      { rupees: 2_00_000, way: 'in' },
    ],
    'as typed',
  ],
])('%s reads as %j: %s', (text, rows) => {
  expect(list.rowsOf(text)).toEqual({ ok: true, value: rows })
})

test.each([
  ['100', 'Row 1: Enter 2 parts.'],
  ['100_in_out', 'Row 1: Enter 2 parts.'],
  ['100_in*_in', 'Row 2: Enter a number, such as 10,00,000 or 10 lakh.'],
  ['100_up', 'Row 1: Choose one of the options.'],
  ['1_in*2_in*3_in*4_in', 'Keep to 3 rows.'],
])('%s is answered: %s', (text, message) => {
  const reading = list.read(text)
  expect(!reading.ok && problemText(reading.problem)).toBe(message)
})

test('a value is written plainly and shown grouped', () => {
  expect(list.read('1,00,000_out')).toEqual({ ok: true, value: '100000_out' })
  expect(list.show('100000_out')).toBe('1,00,000_out')
  expect(list.write(list.initial)).toBe(list.initial)
})

test('what it writes it reads as the same rows', () => {
  const rows = fc.array(
    fc.tuple(fc.double({ min: 1e-9, max: 1e11, noNaN: true }).map(String), fc.constantFrom('in', 'out')),
    { minLength: 1, maxLength: 3 },
  )
  fc.assert(
    fc.property(rows, (cells) => {
      const text = textOfCells(cells)
      expect(cellsOf(text)).toEqual(cells)
      expect(list.read(text)).toEqual({ ok: true, value: text })
      expect(list.read(list.show(text))).toEqual({ ok: true, value: text })
    }),
  )
})

test('signs between rows and cells do not survive in a cell, whatever is typed', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 2 }), { minLength: 1 }),
      (cells) => {
        expect(cellsOf(textOfCells(cells)).map((row) => row.length)).toEqual(cells.map(() => 2))
      },
    ),
  )
})

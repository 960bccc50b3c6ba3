import { unparse } from 'papaparse'
import { csvCell } from '@/lib/format/csv-cell'

const FORMULAS = ['=1+1', '+1+1', '-1+1', '@SUM(A1)', '|calc', '%0A=1', '＝1+1', '＠SUM(A1)', '−1+A1']
const BEFORE = [
  '',
  ' ',
  '\t',
  '\r',
  '\n',
  '\u0000',
  '\u00a0',
  '\u200b',
  '\ufeff',
  '\u202e',
  '\u3000',
  ' \t\u200b',
]

it('no cell of hostile signs is left a formula', () => {
  for (const before of BEFORE)
    for (const formula of FORMULAS) expect(csvCell(before + formula)).toBe(`'${before}${formula}`)
})

it.each(['-500', '1,00,000.50', '', 'Asha & Co', 'INV-001', '12 % GST'])('%j stays as it is', (text) =>
  expect(csvCell(text)).toBe(text),
)

it('with every cell in quotes, no cell breaks out of its own', () => {
  const row = ['a","=1', "b';=1", 'c\n=1', 'd\r\n=1']
  const text = unparse([row.map(csvCell)], { quotes: true })
  expect(text).toBe('"a"",""=1","b\';=1","c\n=1","d\r\n=1"')
})

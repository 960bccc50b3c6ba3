import { unparse } from 'papaparse'
import { csvCell } from '@/lib/format/csv-cell'

const FORMULAS = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '|calc',
  '%0A=1',
  '＝1+1',
  '＋1',
  '－cmd',
  '＠SUM(A1)',
  '−1+A1',
  '﹦1',
]
const BEFORE = [
  '',
  ' ',
  '\t',
  '\r',
  '\n',
  '\u0000',
  '\u001f',
  '\u00a0',
  '\u200b',
  '\u200e',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u202e',
  '\u3000',
  ' \t\u200b',
]

it('no cell of hostile signs is left a formula', () => {
  let count = 0
  for (const before of BEFORE)
    for (const formula of FORMULAS) {
      count += 1
      expect(csvCell(before + formula)).toBe(`'${before}${formula}`)
    }
  process.stdout.write(`${count} hostile cells: 0 left a formula\n`)
})

it.each(['-500', '+91', '1,00,000.50', '12.5%', '', 'Asha & Co', 'INV-001', 'a=b', '12 % GST', '₹-5'])(
  '%j stays as it is',
  (text) => expect(csvCell(text)).toBe(text),
)

it('with every cell in quotes, no cell breaks out of its own', () => {
  const row = ['a","=1', "b';=1", 'c\n=1', 'd\r\n=1']
  const text = unparse([row.map(csvCell)], { quotes: true })
  expect(text).toBe('"a"",""=1","b\';=1","c\n=1","d\r\n=1"')
})

import { csvTable, readCsvFile } from '@/lib/inputs/csv-table'

const row = (columns: number) => Array.from({ length: columns }, (_, place) => `c${place}`).join(',')

test.each([
  ['a byte order mark, semicolons and rows without text', '\ufeffa;b\r\n;\r\n1;2', [['a', 'b'], ['1', '2']]], // prettier-ignore
  ['quoted cells with commas and line ends', '"a,1","b\n2"\n3,4', [['a,1', 'b\n2'], ['3', '4']]], // prettier-ignore
  ['no text at all', '', []],
])('a table with %s', (_, text, rows) => {
  expect(csvTable(text)).toEqual({ ok: true, rows })
})

test.each([
  ['200 columns are read', row(200), true],
  ['201 are refused', row(201), false],
  ['also in a row after others', `${row(2)}\n${row(3)}\n${row(201)}\n${row(2)}`, false],
  ['a row of a million commas', `a,b\n${','.repeat(1_000_000)}x`, false],
])('%s', (_, text, ok) => {
  const reading = csvTable(text)
  expect(reading.ok || reading.problem).toBe(ok || 'tooManyColumns')
})

test.each([
  ['5 MB exactly are read', 5_000_000, true],
  ['a byte more is refused without being opened', 5_000_001, 'tooLarge'],
])('%s', async (_, size, expected) => {
  const file = new File(['a,b\n1,2'], 'codes.csv')
  Object.defineProperty(file, 'size', { value: size })
  const open = jest.spyOn(file, 'arrayBuffer')
  const reading = await readCsvFile(file)
  expect(reading.ok || reading.problem).toBe(expected)
  expect(open).toHaveBeenCalledTimes(expected === true ? 1 : 0)
})

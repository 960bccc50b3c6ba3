import { strToU8, zipSync } from 'fflate'
import { CFB, utils, write } from '@e965/xlsx'
import { decodedText } from '@/lib/inputs/decoded-text'
import { csvTable } from '@/lib/inputs/csv-table'
import { readTableFile } from '@/lib/inputs/table-file'

const TEXT = 'Date,Narration,Amount\n01/11/2026,दूध – café,"1,250.00"\n'
const ROWS = [['Date', 'Narration', 'Amount'], ['01/11/2026', 'दूध – café', '1,250.00']] // prettier-ignore

const utf16 = (text: string, bigEndian: boolean) =>
  Uint8Array.from([...text].flatMap((sign) => {
    const code = sign.charCodeAt(0)
    return bigEndian ? [code >> 8, code & 255] : [code & 255, code >> 8]
  })) // prettier-ignore

const inUtf8 = (text: string) => new TextEncoder().encode(text)
const read = (bytes: Uint8Array) =>
  readTableFile(new Blob([new Uint8Array(bytes)]), () => import('@/lib/inputs/spreadsheet'))

test.each([
  ['UTF-8 with its mark', inUtf8(`\ufeff${TEXT}`)],
  ['UTF-16 with its mark, as Excel saves Unicode text', utf16(`\ufeff${TEXT}`, false)],
  ['UTF-16, the other order', utf16(`\ufeff${TEXT}`, true)],
])('a file in %s is read', async (_, bytes) => {
  expect(await read(bytes)).toEqual({ ok: true, rows: ROWS })
})

test('text without a mark is known by its bytes', () => {
  expect(decodedText(utf16('Date,Amount\n', false))).toBe('Date,Amount\n')
  expect(decodedText(utf16('Date,Amount\n', true))).toBe('Date,Amount\n')
  // Letters that Windows-1252 and Latin-1 share: Node reads the rest as Latin-1, browsers do not.
  expect(decodedText(Uint8Array.from([0x43, 0x61, 0x66, 0xe9, 0x20, 0xa3, 0x35]))).toBe('Café £5')
})

const table = (separator: string, quote = '"') =>
  [
    'Statement, for November',
    ['Date', 'Narration', 'Amount', 'Balance'],
    ['01/11/2026', 'Tea', '50.00', '950.00'],
    ['02/11/2026', `${quote}Rent, paid; now${quote}`, '500.00', '450.00'],
    ['03/11/2026', `${quote}A${separator}B${quote}`, '50.00', '400.00'],
  ]
    .map((row) => (typeof row === 'string' ? row : row.join(separator)))
    .join('\r\n')

test.each([';', '\t', '|', '~|~'])('a table separated by %j is read', (separator) => {
  const { rows } = csvTable(table(separator)) as { rows: string[][] }
  expect(rows.slice(1)).toEqual([
    ['Date', 'Narration', 'Amount', 'Balance'],
    ['01/11/2026', 'Tea', '50.00', '950.00'],
    ['02/11/2026', 'Rent, paid; now', '500.00', '450.00'],
    ['03/11/2026', `A${separator}B`, '50.00', '400.00'],
  ])
})

test.each([
  ['a line that names the separator', 'sep=;\r\na;b\r\n1,5;2', [['a', 'b'], ['1,5', '2']]],
  ['single quotation marks', "'a','b'\n'1,5','2'", [['a', 'b'], ['1,5', '2']]],
  ['doubled marks in a cell', '"a ""x""",b\n1,2', [['a "x"', 'b'], ['1', '2']]],
  ['a mark that nothing closes', 'a,b\n"X STORES,50\nTea,20', [['a', 'b'], ['"X STORES', '50'], ['Tea', '20']]],
  ['apostrophes in names', "a,b\n'Tis,McDonald's", [['a', 'b'], ["'Tis", "McDonald's"]]],
  ['formulas that are texts', '="0012","=""0034""",="1,250.00",=" "\na,b,c,d', [['0012', '0034', '1,250.00', ' '], ['a', 'b', 'c', 'd']]],
  ['an equals sign within a cell', '"a,=""x""",b\n1,2', [['a,="x"', 'b'], ['1', '2']]],
])('a table with %s is read', (_, text, rows) => {
  expect(csvTable(text)).toEqual({ ok: true, rows })
}) // prettier-ignore

const CELLS = [
  ['Statement of an account'],
  ['Date', 'Narration', 'Debit', 'Credit'],
  [new Date(Date.UTC(2026, 10, 1)), 'Tea', 50.1 + 0.2, null],
  ['02/11/2026', 'Salary', null, 55_000],
]
function workbook(bookType: 'biff8' | 'xlsx' | 'xlml'): Uint8Array {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Address']]), 'Cover')
  utils.book_append_sheet(book, utils.aoa_to_sheet(CELLS, { UTC: true }), 'Statement')
  return new Uint8Array(write(book, { type: 'buffer', bookType }) as Buffer)
}

/** The package of LibreOffice begins with its kind, not compressed (OpenDocument 1.3, part 2, 3.3). */
const openDocument = () =>
  zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }],
    'content.xml': strToU8('<office:document-content/>'),
  })

/** The frame of an encrypted .xlsx: MS-OFFCRYPTO puts the package into a stream of its own. */
function lockedWorkbook(): Uint8Array {
  const file = CFB.utils.cfb_new()
  CFB.utils.cfb_add(file, '/EncryptionInfo', [4, 0, 4, 0, 64, 0, 0, 0])
  CFB.utils.cfb_add(
    file,
    '/EncryptedPackage',
    Array.from({ length: 5_000 }, (_, place) => place % 251),
  )
  return new Uint8Array(CFB.write(file, { type: 'buffer' }) as Buffer)
}

test.each(['biff8', 'xlsx', 'xlml'] as const)('a workbook in %s is read, its days as days', async (type) => {
  const reading = await read(workbook(type))
  expect(reading).toEqual({
    ok: true,
    rows: [
      ['Statement of an account'],
      ['Date', 'Narration', 'Debit', 'Credit'],
      ['2026-11-01', 'Tea', '50.3', ''],
      ['02/11/2026', 'Salary', '', '55000'],
    ].map((row, place) =>
      place === 2 ? expect.arrayContaining(row.slice(0, 3)) : expect.arrayContaining(row),
    ),
  })
})

test('a table in HTML, as banks save it under .xls, keeps its cells as they are written', async () => {
  const html =
    '<html><body><table><tr><td>Date</td><td>Narration</td><td>Amount</td></tr>' +
    '<tr><td>01/04/26</td><td>Tea &amp; snacks</td><td>1,250.00</td></tr></table></body></html>'
  expect(await read(inUtf8(html))).toEqual({
    ok: true,
    rows: [
      ['Date', 'Narration', 'Amount'],
      ['01/04/26', 'Tea & snacks', '1,250.00'],
    ],
  })
})

test.each([
  ['a PDF', inUtf8('%PDF-1.7\n'), 'pdf'],
  ['a file of LibreOffice', openDocument(), 'damaged'],
  ['a damaged workbook', workbook('xlsx').slice(0, 900), 'damaged'],
  ['a damaged old workbook', workbook('biff8').slice(0, 700), 'damaged'],
  ['a workbook with a password', lockedWorkbook(), 'locked'],
])('%s is named', async (_, bytes, problem) => {
  expect(await read(bytes)).toEqual({ ok: false, problem })
})

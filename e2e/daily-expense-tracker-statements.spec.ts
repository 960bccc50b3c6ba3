import { expect, type Page, test } from './site-test'
import { utils, write } from '@e965/xlsx'
import { openHydrated } from './hydrated'

const ROUTE = '/daily-expense-tracker'

async function give(page: Page, name: string, buffer: Buffer) {
  await openHydrated(page, ROUTE)
  await page.getByRole('heading', { name: 'Export, import and backup' }).scrollIntoViewIfNeeded()
  await page.getByLabel('Import CSV or a bank statement').setInputFiles({ name, mimeType: '', buffer })
}

const inUtf8 = (...lines: string[]) => Buffer.from(lines.join('\r\n'), 'utf8')

function workbook(bookType: 'biff8' | 'xlsx'): Buffer {
  const rows: unknown[][] = [
    ['Date', 'Narration', 'Debit', 'Credit'],
    [new Date(Date.UTC(2026, 10, 1)), 'Tea', 50, null],
    ['02/11/2026', 'Pay', null, 500],
    // More than half a megabyte of cells, which some readers unpack in a worker that the page's policy forbids.
    ...Array.from({ length: 6_000 }, (_, place) => ['', `Line ${place} of the bank's notes`, null, null]),
  ]
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows, { UTC: true }), 'Statement')
  return write(book, { type: 'buffer', bookType }) as Buffer
}

// How a statement is written is read in tests/components/tools/daily-expense-tracker: here, each kind of file.
for (const [style, name, file] of [
  ['two columns', 'a.csv', inUtf8('Date,Details,Debit,Credit', '01/11/2026,Tea,50,', '02/11/2026,Pay,,500')],
  [
    'Type',
    'a.tsv',
    inUtf8('Date\tDetails\tType\tAmount', '20261101\tTea\tDebit\t50', '20261102\tPay\tCredit\t500'),
  ],
  [
    'UTF-16',
    'a.txt',
    Buffer.from(
      '\ufeffDate\tDetails\tDebit\tCredit\r\n01/11/2026\tTea\t50\t\r\n02/11/2026\tPay\t\t500',
      'utf16le',
    ),
  ],
  ['an old Excel file', 'a.xls', workbook('biff8')],
  ['an Excel file', 'a.xlsx', workbook('xlsx')],
] as const)
  test(`a statement with ${style} reaches the list, without money received`, async ({ page }) => {
    await give(page, name, file)
    await expect(page.getByText('Left out: 1 row of money received')).toBeVisible()
    await page.getByRole('button', { name: 'Add 1 expense' }).click()
    await expect(page.getByText('1 expense, ₹50.00')).toBeVisible()
  })

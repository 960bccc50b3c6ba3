import fc from 'fast-check'
import { accountsOf, unfinishedDocuments } from '@/lib/invoicing/ledger/accounts'
import { statementOf } from '@/lib/invoicing/ledger/statement'
import { challanFrom } from '@/lib/invoicing/model/convert-document'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import { bill, documentsOf, facts, paid } from '@/tests/lib/invoicing/ledger/histories'

/** [date, kind, debit, credit, balance] in rupees. */
function rowsOf(documents: readonly BusinessDocument[], from = '', to = '') {
  const { rows, ...sums } = statementOf(accountsOf(documents)[0]!, from, to)
  return {
    rows: rows.map(({ date, kind, debitPaise, creditPaise, balancePaise }) =>
      [date, kind, debitPaise / 100, creditPaise / 100, balancePaise / 100].join(' '),
    ),
    sums: [sums.openingPaise, sums.debitPaise, sums.creditPaise, sums.closingPaise].map(
      (paise) => paise / 100,
    ),
  }
}

test.each<[string, BusinessDocument[], string[], number[]]>([
  [
    'an invoice paid in two parts: 1,000 − 400 − 600 = 0',
    [bill('1', '2026-04-01', 1000), paid('a', '2026-04-10', 400, '1'), paid('b', '2026-05-02', 600, '1')],
    ['2026-04-01 invoice 1000 0 1000', '2026-04-10 receipt 0 400 600', '2026-05-02 receipt 0 600 0'],
    [0, 1000, 1000, 0],
  ],
  [
    'an advance before its invoice is a credit balance: −300, then 1,000 − 300 = 700',
    [
      paid('a', '2026-03-20', 300, '', { type: 'advance', taxRatePercent: '0' }),
      bill('1', '2026-04-01', 1000),
    ],
    ['2026-03-20 advance 0 300 -300', '2026-04-01 invoice 1000 0 700'],
    [0, 1000, 300, 700],
  ],
  [
    'TCS is owed; TDS and what was paid with the invoice are not: 1,000 + 1% − 10% − 200 = 710',
    [bill('1', '2026-04-01', 1000, { tcsPercent: '1', tdsPercent: '10', received: '200' })],
    [
      '2026-04-01 invoice 1010 0 1010',
      '2026-04-01 tdsExpected 0 100 910',
      '2026-04-01 receivedWithInvoice 0 200 710',
    ],
    [0, 1010, 300, 710],
  ],
  [
    'documents of one day are in the order of writing, whatever the order of the list',
    [paid('a', '2026-04-01', 400, '1', { createdAt: 9 }), bill('1', '2026-04-01', 1000, { createdAt: 2 })],
    ['2026-04-01 invoice 1000 0 1000', '2026-04-01 receipt 0 400 600'],
    [0, 1000, 400, 600],
  ],
  [
    'drafts, rent and what has no date or no readable figure are no entries',
    [
      bill('1', '2026-04-01', 1000),
      bill('', '2026-04-02', 7),
      bill('3', '', 7),
      bill('4', '2026-04-02', 7, { lines: [] }),
      bill('5', '2026-04-02', 7, { overallDiscount: 'x' }),
      paid('r', '2026-04-02', 7, '', { type: 'rent' }),
      challanFrom(bill('6', '2026-04-02', 7), { id: 'c', number: 'DC-1', date: '2026-04-02', now: 1 }),
    ],
    ['2026-04-01 invoice 1000 0 1000'],
    [0, 1000, 0, 1000],
  ],
])('%s', (_, documents, rows, sums) => {
  expect(rowsOf(documents)).toEqual({ rows, sums })
})

test('a period opens with all before it: 1,000 − 400 = 600; and closes with its last day', () => {
  const documents = [
    bill('1', '2026-03-01', 1000),
    paid('a', '2026-03-31', 400, '1'),
    bill('2', '2026-04-01', 50),
    bill('3', '2026-04-30', 5),
    bill('4', '2026-05-01', 9),
  ]
  expect(rowsOf(documents, '2026-04-01', '2026-04-30')).toEqual({
    rows: ['2026-04-01 invoice 50 0 650', '2026-04-30 invoice 5 0 655'],
    sums: [600, 55, 0, 655],
  })
})

test('a receipt belongs to the client of its invoice; a name counts once, however it is spaced and cased', () => {
  const other = bill('2', '2026-04-02', 20)
  const named = (name: string) => ({ client: { ...other.client, name } })
  const accounts = accountsOf([
    bill('1', '2026-04-01', 1000),
    { ...other, ...named('  ASHA   traders ') },
    bill('3', '2026-04-03', 30, named('Bina Stores')),
    paid('a', '2026-04-04', 30, '3', named('Bina (cash)')),
    paid('b', '2026-04-05', 5, '', named('')),
  ])
  expect(accounts.map(({ key, documents }) => [key, documents.map(({ number }) => number)])).toEqual([
    ['', ['b']],
    ['asha traders', ['1', '2']],
    ['bina stores', ['3', 'a']],
  ])
})

test('what is not finished is named, so that nobody misses it', () => {
  const documents = [bill('1', '2026-04-01', 1000), bill('2', '', 5), paid('r', '', 5, '', { type: 'rent' })]
  expect(unfinishedDocuments(documents).map(({ number }) => number)).toEqual(['2'])
})

test('for all histories: closing balances together are what the figures that were typed add up to', () => {
  fc.assert(
    fc.property(facts, (all) => {
      const sign = { invoice: 1, debitNote: 1, creditNote: -1, receipt: -1 }
      const expected = all.reduce((sum, { kind, rupees }) => sum + sign[kind] * rupees * 100, 0)
      const closing = accountsOf(documentsOf(all)).map((account) => statementOf(account, '', '').closingPaise)
      expect(closing.reduce((sum, paise) => sum + paise, 0)).toBe(expected)
    }),
  )
})

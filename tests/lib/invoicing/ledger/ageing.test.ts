import fc from 'fast-check'
import { accountsOf } from '@/lib/invoicing/ledger/accounts'
import { ageBands, ageingOf, ageBandOf, totalAgeing } from '@/lib/invoicing/ledger/ageing'
import { statementOf } from '@/lib/invoicing/ledger/statement'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import { bill, day, documentsOf, facts, note, paid } from '@/tests/lib/invoicing/ledger/histories'

test.each([
  [-5, 'notDue'],
  [0, 'notDue'],
  [1, 'upTo30'],
  [30, 'upTo30'],
  [31, 'upTo60'],
  [60, 'upTo60'],
  [61, 'upTo90'],
  [90, 'upTo90'],
  [91, 'over90'],
])('%i days after the due date an amount is in %s', (days, band) => {
  expect(ageBandOf(days)).toBe(band)
})

/** Rupees by band, then unpaid, then on account. */
function aged(documents: readonly BusinessDocument[], today: string) {
  const { bands, unpaidPaise, onAccountPaise } = totalAgeing(ageingOf(documents, today))
  return [...ageBands.map((band) => bands[band]), unpaidPaise, onAccountPaise].map((paise) => paise / 100)
}

const due = (dueDate: string) => ({ dueDate })

test.each<[string, BusinessDocument[], number[]]>([
  [
    'by due date, and without one by the date of the invoice: 30 November is 30 days after 31 October',
    [
      bill('1', '2026-11-01', 1, due('2026-11-30')),
      bill('2', '2026-10-01', 20, due('2026-10-31')),
      bill('3', '2026-10-30', 300),
      bill('4', '2026-09-01', 4000, due('2026-09-01')),
      bill('5', '2026-08-31', 50000),
    ],
    [1, 20, 300, 4000, 50000, 54321, 0],
  ],
  [
    'a debit note is due with its invoice, and by itself where it has none',
    [
      bill('1', '2026-11-01', 1000, due('2026-12-01')),
      note('debitNote', 'd', '2026-11-03', 50, '1'),
      note('debitNote', 'e', '2026-11-03', 7, 'unknown'),
    ],
    [1050, 7, 0, 0, 0, 1057, 0],
  ],
  [
    'what is paid in excess or without an invoice is on account, and not taken off another invoice',
    [
      bill('1', '2026-11-30', 1000),
      paid('a', '2026-11-30', 1200, '1'),
      bill('2', '2026-11-30', 500),
      paid('b', '2026-11-30', 30, ''),
      note('creditNote', 'c', '2026-11-30', 4, 'unknown'),
    ],
    [500, 0, 0, 0, 0, 500, 234],
  ],
  [
    'documents after the day do not count: on it the invoice was still unpaid',
    [bill('1', '2026-11-30', 1000), paid('a', '2026-12-01', 1000, '1'), bill('2', '2026-12-01', 5)],
    [1000, 0, 0, 0, 0, 1000, 0],
  ],
  ['a draft is not unpaid', [bill('', '2026-11-30', 1000), bill('2', '', 5)], [0, 0, 0, 0, 0, 0, 0]],
])('%s', (_, documents, expected) => {
  expect(aged(documents, '2026-11-30')).toEqual(expected)
})

test('clients who owe nothing and have no credit are left out', () => {
  const bina = { ...bill('2', '2026-11-02', 5), client: { ...bill('', '', 0).client, name: 'Bina' } }
  const documents = [bill('1', '2026-11-01', 10), paid('a', '2026-11-01', 10, '1'), bina]
  expect(ageingOf(documents, '2026-11-30').map(({ client }) => client.name)).toEqual(['Bina'])
})

test('for all histories: the bands add up to what is unpaid, and less what is on account to the balances', () => {
  fc.assert(
    fc.property(facts, fc.nat(400), (all, count) => {
      const documents = documentsOf(all)
      const rows = ageingOf(documents, day(count))
      for (const { bands, unpaidPaise } of rows) {
        expect(ageBands.reduce((sum, band) => sum + bands[band], 0)).toBe(unpaidPaise)
        for (const band of ageBands) expect(bands[band]).toBeGreaterThanOrEqual(0)
      }
      const balances = accountsOf(documents.filter(({ date }) => date <= day(count))).map(
        (account) => statementOf(account, '', day(count)).closingPaise,
      )
      const { unpaidPaise, onAccountPaise } = totalAgeing(rows)
      expect(unpaidPaise - onAccountPaise).toBe(balances.reduce((sum, paise) => sum + paise, 0))
    }),
  )
})

import { notYetInvoiced } from '@/lib/invoicing/ledger/not-yet-invoiced'
import { bill, paid } from '@/tests/lib/invoicing/ledger/histories'

const TODAY = '2026-03-05'

test.each([
  ['in January and February, not in March', ['2026-01-31', '2026-02-01'], ['2']],
  ['in each of three months', ['2025-12-01', '2026-01-01', '2026-02-28'], ['3']],
  ['twice in one month', ['2026-02-01', '2026-02-20'], []],
  ['in every other month', ['2025-12-01', '2026-02-01'], []],
  ['already in March', ['2026-01-01', '2026-02-01', '2026-03-01'], []],
  ['dated ahead', ['2026-01-01', '2026-02-01', '2026-04-01'], []],
])('a client invoiced %s', (_, dates, expected) => {
  const documents = dates.map((date, place) => bill(String(place + 1), date, 100))
  expect(notYetInvoiced(documents, TODAY).map(({ number }) => number)).toEqual(expected)
})

test('receipts and drafts are no invoices, and nobody without a name is a client', () => {
  const nameless = { client: { ...bill('', '', 0).client, name: ' ' } }
  const documents = [
    bill('1', '2026-01-01', 1, nameless),
    bill('2', '2026-02-01', 1, nameless),
    bill('3', '2026-01-01', 1),
    paid('r', '2026-02-01', 1, '3'),
    bill('', '2026-02-01', 1),
  ]
  expect(notYetInvoiced(documents, TODAY)).toEqual([])
})

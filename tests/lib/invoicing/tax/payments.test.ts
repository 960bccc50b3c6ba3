import { foundDocuments, noFilter } from '@/lib/invoicing/storage/find-documents'
import { balanceOf, dueBefore, settlements } from '@/lib/invoicing/tax/payments'
import { note, paid } from '@/tests/lib/invoicing/ledger/histories'
import { invoice, lines, receipt } from '@/tests/lib/invoicing/sample-documents'

/** 1,180 with tax. */
const bill = invoice({ id: 'i1', lines: lines('1 × 1000') })
const DAY = '2026-11-21'

test('receipts, credit and debit notes settle their invoice: 1,180 − 500 − 118 + 59 = 621', () => {
  const documents = [
    bill,
    paid('r1', DAY, 500, 'INV-001'),
    note('creditNote', 'c1', DAY, 118, 'INV-001'),
    note('debitNote', 'd1', DAY, 59, 'INV-001'),
    paid('r2', DAY, 99, 'INV-999'),
    paid('r3', DAY, 99, 'INV-001', { type: 'rent' }),
  ]
  expect(settlements(documents).get('i1')).toEqual({
    receivedPaise: 50000,
    notesPaise: -5900,
    duePaise: 62100,
  })
})

test('the amount received per the invoice, and the TDS expected, are not due', () => {
  const part = { ...bill, received: '180', tdsPercent: '10' }
  const documents = [part, receipt({ id: 'r1', amount: '500', against: 'INV-001' })]
  // 1,180 less 180, less 10% of 1,000, less 500.
  expect(settlements(documents).get('i1')).toEqual({
    receivedPaise: 68000,
    notesPaise: 0,
    duePaise: 40000,
  })
})

test('of two invoices with one number the receipt settles the one it was made from, else that of its year', () => {
  const earlier = invoice({ id: 'i0', date: '2025-11-21', lines: lines('1 × 1000') })
  const settled = (changes: Parameters<typeof receipt>[0]) => {
    const all = settlements([
      earlier,
      bill,
      receipt({ id: 'r1', amount: '1180', against: 'INV-001', ...changes }),
    ])
    return [all.get('i0')!.duePaise, all.get('i1')!.duePaise]
  }
  expect(settled({ source: { id: 'i0', kind: 'invoice', number: 'INV-001' } })).toEqual([0, 118000])
  expect(settled({})).toEqual([118000, 0])
  expect(settled({ date: '2025-12-01' })).toEqual([0, 118000])
})

test('what is due before a receipt does not count the receipt itself', () => {
  const first = receipt({ id: 'r1', amount: '500', against: 'INV-001' })
  const next = receipt({ id: 'r2', amount: '900', against: 'INV-001' })
  expect(dueBefore(next, [bill, first, next])).toEqual({ duePaise: 68000, totalPaise: 118000 })
  expect(dueBefore(receipt({ against: 'X' }), [bill])).toBeNull()
})

test('the balance after a receipt is that of its day: later receipts and invoices with a debit note', () => {
  const first = receipt({ id: 'r1', amount: '500', against: 'INV-001', date: '2026-11-22' })
  const second = receipt({ id: 'r2', amount: '680', against: 'INV-001', date: '2026-12-01' })
  const documents = [bill, second, first]
  expect(balanceOf(first, documents)).toEqual({
    totalPaise: 118000,
    settledEarlierPaise: 0,
    duePaise: 68000,
  })
  expect(balanceOf(second, documents)).toEqual({
    totalPaise: 118000,
    settledEarlierPaise: 50000,
    duePaise: 0,
  })
  const debit = note('debitNote', 'd1', '2026-11-30', 118, 'INV-001')
  expect(balanceOf(second, [...documents, debit])!.duePaise).toBe(11800)
  // An advance is adjusted in the invoice, and what is against no stored invoice has no balance.
  expect(balanceOf(receipt({ type: 'advance', amount: '5', against: 'INV-001' }), documents)).toBeNull()
  expect(balanceOf(receipt({ amount: '5', against: 'X' }), documents)).toBeNull()
  expect(balanceOf(bill, documents)).toBeNull()
})

test('documents are found by text, dates and what is unpaid', () => {
  const other = invoice({ id: 'i2', number: 'INV-002', date: '2026-01-01', lines: lines('1 × 10') })
  const named = { ...other, client: { ...other.client, name: 'Asha Traders' } }
  const documents = [bill, named, receipt({ id: 'r1', amount: '1180', against: 'INV-001' })]
  const found = (filter: Partial<typeof noFilter>) =>
    foundDocuments(documents, { ...noFilter, ...filter }, settlements(documents)).map(({ id }) => id)
  expect(found({})).toEqual(['i1', 'i2', 'r1'])
  expect(found({ text: ' asha ' })).toEqual(['i2'])
  expect(found({ unpaid: true })).toEqual(['i2'])
  expect(found({ from: '2026-02-01' })).toEqual(['i1', 'r1'])
  expect(found({ to: '2026-01-01' })).toEqual(['i2'])
})

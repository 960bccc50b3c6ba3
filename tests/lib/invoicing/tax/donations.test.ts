import type { Receipt } from '@/lib/invoicing/document/receipt'
import { accountsOf } from '@/lib/invoicing/ledger/accounts'
import { gstr1Tables } from '@/lib/invoicing/returns/gstr1-tables'
import { documentFrom } from '@/lib/invoicing/storage/read-documents'
import { cautions } from '@/lib/invoicing/tax/cautions'
import { settlements } from '@/lib/invoicing/tax/payments'
import { totals } from '@/lib/invoicing/tax/totals'
import { invoice, lines, missingDetails, receipt } from '@/tests/lib/invoicing/sample-documents'

const donation = (changes: Partial<Receipt> = {}): Receipt =>
  receipt({ id: 'r1', type: 'donation', amount: '5000', mode: 'upi', ...changes })

test('bears no GST and is in no return or ledger, also with a number of an invoice left from before', () => {
  const sold = invoice({ lines: lines('1 × 1000') })
  const doc = donation({ against: sold.number, supply: 'tax', taxRatePercent: '18' })
  expect(totals(doc)).toMatchObject({ totalMinor: 5_000_00, taxMinor: 0, heads: null })
  expect(accountsOf([doc])).toEqual([])
  expect(gstr1Tables([doc], '2026-11-01', '2026-11-30').flatMap(({ rows }) => rows)).toEqual([])
  expect(settlements([sold, doc]).get(sold.id)!.receivedPaise).toBe(0)
})

// Cash above ₹2,000 has no deduction: sections 80G(5D) of 1961 and 133(5) of 2025.
test.each<[Partial<Receipt>, string | null]>([
  [{ mode: 'cash', amount: '2000' }, null],
  [{ mode: 'cash', amount: '2000.01' }, '133'],
  [{ mode: 'cash', amount: '2001', date: '2026-03-31' }, '80G'],
  [{ mode: 'cash', amount: '2001', date: '2026-04-01' }, '133'],
  [{ mode: 'cash', amount: '5000', type: 'payment' }, null],
])('in cash: %j', (changes, section) => {
  const found = cautions(donation(changes), []).flatMap((one) =>
    one.kind === 'donationInCash' ? [one.law.section] : [],
  )
  expect(found).toEqual(section === null ? [] : [section])
})

test('has what the statement of donations asks for', () => {
  expect(missingDetails(donation({ amount: '' }))).toEqual([
    ...['sellerName', 'sellerAddress', 'buyerName', 'buyerAddress', 'donorPan'],
    ...['amount', 'ownPan', 'approval'],
  ])
  const { business, client } = donation()
  const whole = donation({
    business: { ...business, name: 'Seva Trust', address: 'Pune', pan: 'AAATS1234F' },
    client: { ...client, name: 'Asha', address: 'Nashik' },
    ...{ donorPan: 'AAAPL1234C', approval: 'AAATS1234FF20214' },
  })
  expect(missingDetails(whole)).toEqual([])
  const { donorPan: _, approval: _approval, ...older } = receipt({ amount: '5' })
  expect(documentFrom(older)).toEqual(receipt({ amount: '5' }))
})

import { papersOf } from '@/components/documents/paper/papers-of'
import { blankClient } from '@/lib/invoicing/model/blank-party'
import type { Invoice } from '@/lib/invoicing/document/invoice'
import { lacksIrn } from '@/lib/invoicing/tax/e-invoice'
import { invoice, lines } from '@/tests/lib/invoicing/sample-documents'

const buyer = { ...blankClient, gstin: '29AAGCB7383J1Z4' }
const sale = (changes: Partial<Invoice> = {}) =>
  invoice({ client: buyer, lines: lines('1 × 100'), ...changes })

// Rule 48(4) with Notification 10/2023-Central Tax: since 1 August 2023, above ₹5 crore, to registered
// persons and of exports.
test.each<[string, Partial<Invoice>, boolean]>([
  ['to a registered buyer', {}, true],
  ['to a registered buyer, with an IRN', { irn: 'a'.repeat(64) }, false],
  ['with an IRN that cannot be one', { irn: 'abc' }, true],
  ['of a seller who declares to be exempt', { eInvoiceExempt: true }, false],
  ['to a consumer', { client: blankClient }, false],
  ['abroad', { client: blankClient, placeOfSupply: '96' }, true],
  ['to a special economic zone', { specialZone: true }, true],
  ['as a bill of supply', { supply: 'exempt' }, false],
  ['before the day of the limit', { date: '2023-07-31' }, false],
  ['from the day of the limit', { date: '2023-08-01' }, true],
])('above ₹5 crore, a sale %s', (_title, changes, lacks) => {
  expect(lacksIrn(sale(changes), 'above5Crore')).toBe(lacks)
  expect(lacksIrn(sale(changes), 'upTo5Crore')).toBe(false)
})

test('the declaration of rule 46(s) is on the paper of a taxed sale that makes it', () => {
  const closing = (changes: Partial<Invoice>) => papersOf(sale(changes))![0]!.closing.join(' ')
  expect(closing({ eInvoiceExempt: true })).toMatch(
    /sub-rule \(4\) of rule 48, we are not required to prepare/,
  )
  expect(closing({})).not.toContain('rule 48')
  expect(closing({ eInvoiceExempt: true, supply: 'exempt' })).not.toContain('rule 48')
})

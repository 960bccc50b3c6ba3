import { blankBusiness } from '@/lib/invoicing/model/blank-party'
import { isSamePerson } from '@/lib/invoicing/model/same-person'
import { noDocuments, type SavedDocuments } from '@/lib/invoicing/model/saved-documents'
import { mergeDocuments } from '@/lib/invoicing/storage/merge-documents'
import { newDocument, numberFor } from '@/lib/invoicing/storage/new-document'
import { settlements } from '@/lib/invoicing/tax/payments'
import {
  GSTIN_27,
  GSTIN_29,
  invoice,
  lines,
  receipt,
  registered,
} from '@/tests/lib/invoicing/sample-documents'

const shop = (name: string, gstin = '') => ({ ...blankBusiness, name, gstin })
const A = shop('Asha Stores', GSTIN_27)
const B = shop('Bina Stores', GSTIN_29)

test.each([
  ['one GSTIN, whatever the name and the way it is typed', A, shop('Asha', '27aapfu0939f1zv '), true],
  ['two GSTINs of one name', shop('Asha', GSTIN_27), shop('Asha', GSTIN_29), false],
  ['a GSTIN that was added later', A, shop('asha stores '), true],
  ['two names without a GSTIN', shop('Asha'), shop('Bina'), false],
  ['another name without a GSTIN', A, shop('Bina'), false],
  ['a business that is not named yet', A, shop(''), true],
])('rule 46(b): %s', (_title, one, other, same) => {
  expect(isSamePerson(one, other)).toBe(same)
  expect(isSamePerson(other, one)).toBe(same)
})

const of = (business: typeof A, id: string, number: string) =>
  invoice({ id, number, business, lines: lines('1 × 100'), createdAt: 1, changedAt: 1 })
const saved = (...documents: SavedDocuments['documents']): SavedDocuments => ({
  ...noDocuments,
  documents,
  settings: { ...noDocuments.settings, remember: 'yes' },
})

test('a new number follows those of its own business', () => {
  const both = saved(of(A, 'a', 'A/004'), of(B, 'b', 'B/017'))
  expect(newDocument(both, 'invoice', '2026-11-28').number).toBe('B/018')
  expect(numberFor(both, 'invoice', '2026-11-28', A)).toBe('A/005')
  // Asha's INV-001 is not passed over for Bina.
  const same = saved(of(A, 'a', 'INV-001'), of(A, 'a2', 'INV-002'), of(B, 'b', 'INV-001'))
  expect(newDocument(same, 'invoice', '2026-11-28').number).toBe('INV-002')
})

test('two tabs give one number to two businesses, and not twice to one', () => {
  const numbers = (mine: typeof A, theirs: typeof A) =>
    mergeDocuments(
      saved(),
      saved(of(mine, 'a', 'INV-001')),
      saved(of(theirs, 'b', 'INV-001')),
      () => 'x',
    ).saved.documents.map(({ number }) => number)
  expect(numbers(A, B)).toEqual(['INV-001', 'INV-001'])
  expect(numbers(A, A)).toEqual(['INV-001', 'INV-002'])
  expect(numbers(A, registered)).toEqual(['INV-001', 'INV-002'])
})

test('a receipt settles the invoice of its own GSTIN', () => {
  const paid = receipt({ id: 'r', business: B, amount: '40', against: 'INV-001' })
  const found = settlements([of(B, 'b', 'INV-001'), of(A, 'a', 'INV-001'), paid])
  expect(found.get('b')!.receivedPaise).toBe(4000)
  expect(found.get('a')!.receivedPaise).toBe(0)
})

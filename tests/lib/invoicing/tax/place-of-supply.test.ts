import { blankBusiness, blankClient } from '@/lib/invoicing/model/blank-party'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import type { Invoice } from '@/lib/invoicing/document/invoice'
import type { Client } from '@/lib/invoicing/document/party'
import { headsInDoubt } from '@/lib/invoicing/tax/heads-in-doubt'
import { isStateInDoubt, stateOf } from '@/lib/invoicing/tax/place-of-supply'
import { totals } from '@/lib/invoicing/tax/totals'
import { GSTIN_27, invoice, lines, quotation, receipt } from '@/tests/lib/invoicing/sample-documents'

/** Karnataka, with a wrong check character. */
const MISTYPED = '29AABCT1332L1ZU'
const client = (gstin: string, state = ''): Client => ({ ...blankClient, gstin, state })
const sold = (changes: Partial<Invoice>) =>
  invoice({ lines: lines('1 × 80000'), business: { ...blankBusiness, gstin: GSTIN_27 }, ...changes })

test.each([
  ['a correct GSTIN names its state, whatever was chosen', GSTIN_27, '29', '27', false],
  ['a mistyped one names it too while none is chosen', MISTYPED, '', '29', true],
  ['a state that is chosen and agrees settles it', MISTYPED, '29', '29', false],
  ['a state that is chosen and differs does not', MISTYPED, '27', '27', true],
  ['two digits are enough', '29', '', '29', true],
  ['letters name none', 'AABCT1332L1ZU', '', '', true],
  ['with an invalid GSTIN the chosen state settles it', 'AABCT1332L1ZU', '27', '27', false],
  ['no GSTIN begins with the code of other countries', '96AABCT1332L1ZU', '', '', true],
  ['without a GSTIN the chosen state counts', ' ', '27', '27', false],
])('%s', (_title, gstin, state, expected, inDoubt) => {
  expect(stateOf({ gstin, state })).toBe(expected)
  expect(isStateInDoubt({ gstin, state })).toBe(inDoubt)
})

test('a mistyped GSTIN of another state is charged IGST: 18% of 80,000 is 14,400', () => {
  const { igstMinor, cgstMinor } = totals(sold({ client: client(MISTYPED) }))!
  expect([igstMinor, cgstMinor]).toEqual([1440000, 0])
})

test.each<[string, BusinessDocument, boolean]>([
  ['a tax invoice', sold({ client: client(MISTYPED) }), true],
  ['one whose place of supply is chosen', sold({ client: client(MISTYPED), placeOfSupply: '29' }), false],
  ['one for an export', sold({ client: client(MISTYPED), placeOfSupply: '96' }), false],
  ['one to a special economic zone', sold({ client: client(MISTYPED), specialZone: true }), false],
  ['a bill of supply', sold({ client: client(MISTYPED), supply: 'exempt' }), false],
  ['a quotation', quotation({ client: client(MISTYPED), taxRatePercent: '18' }), false],
  ['an advance', receipt({ type: 'advance', client: client(MISTYPED) }), true],
  ['a plain receipt', receipt({ client: client(MISTYPED) }), false],
  ['one whose seller’s GSTIN is mistyped', sold({ business: { ...blankBusiness, gstin: MISTYPED } }), true],
])('whether the tax is in doubt: %s', (_title, doc, expected) => {
  expect(headsInDoubt(doc)).toBe(expected)
})

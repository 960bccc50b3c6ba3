import { type Caution, cautions } from '@/lib/invoicing/tax/cautions'
import { blankBusiness, blankClient } from '@/lib/invoicing/model/blank-document'
import type { BusinessDocument } from '@/lib/invoicing/model/document'
import { between, GSTIN_27, invoice, lines, quotation } from '@/tests/lib/invoicing/sample-documents'

const seller = { ...blankBusiness, gstin: GSTIN_27 }
const exempt = lines('1 × 100 @ 0').map((line) => ({ ...line, exemption: 'exempt' as const }))

test.each<[string, BusinessDocument, Caution['kind'][]]>([
  ['with tax on every line', invoice({ lines: lines('1 × 100') }), []],
  ['at 0% on every line', invoice({ lines: lines('1 × 80000 @ 0'), business: seller }), ['withoutTax']],
  ['at an empty rate', invoice({ lines: [{ ...lines('1 × 100')[0]!, taxRatePercent: '' }] }), ['withoutTax']],
  ['of exempt goods alone, which is a bill of supply', invoice({ lines: exempt }), ['allExempt']],
  ['at 0% on one line of two', invoice({ lines: lines('1 × 100', '1 × 100 @ 0') }), ['exemptionUnknown']],
  ['for an export at 0%', invoice({ lines: lines('1 × 100 @ 0'), placeOfSupply: '96' }), []],
  ['to a special economic zone at 0%', invoice({ lines: lines('1 × 100 @ 0'), specialZone: true }), []],
  ['that is a bill of supply', invoice({ lines: lines('1 × 100 @ 0'), supply: 'exempt' }), []],
  ['that is an invoice-cum-bill of supply', invoice({ lines: lines('1 × 9 @ 0'), supply: 'mixed' }), []],
  ['of a quotation at 0%', quotation({ lines: lines('1 × 100 @ 0') }), []],
  ['with nothing on it', invoice(), []],
  ['under reverse charge to a consumer', invoice({ lines: lines('1 × 9'), reverseCharge: true }), ['reverseChargeToConsumer']],
  ['under reverse charge to a registered client', invoice({ lines: lines('1 × 9'), reverseCharge: true, client: { ...blankClient, gstin: GSTIN_27 } }), []],
  ['to a mistyped GSTIN', invoice({ lines: lines('1 × 9'), client: { ...blankClient, gstin: '29AABCT1332L1ZU' } }), ['headsInDoubt']],
])('an invoice %s', (_about, doc, kinds) => {
  expect(cautions(doc).map(({ kind }) => kind)).toEqual(kinds)
}) // prettier-ignore

test('lines at 0% whose reason is not known are named by their place', () => {
  const doc = invoice({ lines: lines('1 × 1', '1 × 1 @ 0', '1 × 1 @ 0'), ...between('27', '27') })
  expect(cautions(doc)).toEqual([{ kind: 'exemptionUnknown', lines: [2, 3] }])
})

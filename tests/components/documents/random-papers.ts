import fc from 'fast-check'
import { blankDocument } from '@/lib/invoicing/model/blank-document'
import { blankLine } from '@/lib/invoicing/model/blank-line'
import { type BusinessDocument, hasItems } from '@/lib/invoicing/document/document'
import { documentKinds } from '@/lib/invoicing/document/document-kinds'
import { exemptions } from '@/lib/invoicing/document/document-line'
import { type Look, looks } from '@/lib/invoicing/document/look'
import { receiptTypes } from '@/lib/invoicing/document/receipt'
import { exportCurrencies } from '@/lib/invoicing/document/export-currencies'
import { blankStyle } from '@/lib/invoicing/document/paper-style'
import { decimal } from '@/tests/lib/invoicing/random-documents'
import { bill } from '@/tests/components/documents/pdf/pdf-files'

/** Long words in nine scripts of India, in Urdu and in English, and short ones. */
const WORDS = [
  ...['प्रतिष्ठापनाधिकारी', 'व्यवसायिकप्रतिष्ठानसङ्घटना', 'વ્યાપારીમંડળ', 'তালিকাভুক্তপ্রতিষ্ঠান', 'தொழிற்சாலைப்பொருட்கள்'],
  ...['పరిశ్రమలఉత్పత్తులు', 'ಕೈಗಾರಿಕೋತ್ಪನ್ನಗಳು', 'വ്യവസായോല്പന്നങ്ങൾ', 'ਕਾਰਖਾਨੇਦਾਰੀ', 'ଶିଳ୍ପଜାତଦ୍ରବ୍ୟ', 'کارخانہ'],
  ...['Supercalifragilisticexpialidocious', 'Chair', 'of', '12mm', 'A4'],
]
const words = (most: number) =>
  fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: most }).map((all) => all.join(' '))

const anyLine = fc.record({
  description: words(6).map((text) => text.slice(0, 200)),
  hsn: fc.constantFrom('', '9403', '94033010', '998313'),
  quantity: decimal(9_999, 2),
  unit: fc.constantFrom('', 'nos', 'sq ft'),
  rate: decimal(99_999, 2),
  discount: fc.constantFrom('', '5', '12.5'),
  taxRatePercent: fc.constantFrom('0', '5', '18', '40'),
  exemption: fc.constantFrom(...exemptions),
})

const anyContent = fc.record({
  kind: fc.constantFrom(...documentKinds.filter((kind) => kind !== 'selfInvoice')),
  // As many short bills as long ones.
  lines: fc.oneof(
    fc.array(anyLine, { minLength: 1, maxLength: 10 }),
    fc.array(anyLine, { minLength: 11, maxLength: 80 }),
  ),
  charges: fc.array(anyLine, { maxLength: 2 }),
  names: fc.tuple(words(4), words(4), words(8)),
  terms: words(40),
  amount: decimal(9_99_99_999, 2).filter((amount) => Number(amount) > 0),
  own: fc.record({
    overallDiscount: fc.constantFrom('', '3', '33.33'),
    pricesInclude: fc.boolean(),
    roundOff: fc.boolean(),
    reverseCharge: fc.constantFrom(false, false, true),
    ratePerLine: fc.boolean(),
    taxRatePercent: fc.constantFrom('0', '5', '18'),
    supply: fc.constantFrom('tax' as const, 'tax' as const, 'exempt' as const),
    type: fc.constantFrom(...receiptTypes),
    placeOfSupply: fc.constantFrom('', '', '', '96'),
    zeroRated: fc.constantFrom('withTax' as const, 'withoutTax' as const),
    currency: fc.constantFrom(...exportCurrencies),
    // A line is at most ₹1,000 crore.
    exchangeRate: decimal(9, 4).filter((rate) => Number(rate) > 0),
    irn: fc.constantFrom('', 'ab'.repeat(32)),
    ackNumber: fc.constantFrom('', '112610054321'),
    signedQr: fc.constantFrom('', '', 'eyJhbGciOiJSUzI1NiJ9.eyJkYXRhIjoie30ifQ.c2lnbmF0dXJl'),
  }),
  style: fc.record({
    lineTax: fc.boolean(),
    lineTotal: fc.boolean(),
    logo: fc.constantFrom('left' as const, 'centre' as const),
  }),
  state: fc.constantFrom('27', '29'),
})

/** The fields of a template that a document has. */
const known = <Of extends object>(doc: Of, fields: object): Of => ({
  ...doc,
  ...Object.fromEntries(Object.entries(fields).filter(([name]) => name in doc)),
})

/** So many documents of every kind in one look, the same in every run. */
export function randomPapers(look: Look, count: number): BusinessDocument[] {
  const seed = 20_261_123 + looks.indexOf(look)
  return fc.sample(anyContent, { seed, numRuns: count }).map((content, place) => {
    const { kind: drawn, lines, charges, names, terms, amount, own, style, state } = content
    // Every other voucher is a self-invoice, so that the documents that tests name stay what they were.
    const kind = drawn === 'paymentVoucher' && place % 2 === 1 ? 'selfInvoice' : drawn
    const start = { id: `d${place}`, number: `N-${place + 1}`, date: '2026-11-21', now: 0 }
    const doc: BusinessDocument = {
      ...known(blankDocument(kind, start), own),
      look,
      business: { ...bill.business, name: names[0], address: names[2], logo: 'dot' },
      client: { ...bill.client, name: names[1], gstin: '', state },
      notes: terms,
      style: { ...blankStyle, accent: '#7a1f5c', ...style },
    }
    if (!hasItems(doc)) return { ...doc, amount, purpose: names[2], month: '2026-10' }
    return {
      ...doc,
      terms,
      lines: lines.map((line, row) => ({ ...blankLine(row + 1, ''), ...line })),
      charges: charges.map((line, row) => ({ ...blankLine(-1 - row, ''), ...line, quantity: '1' })),
    }
  })
}

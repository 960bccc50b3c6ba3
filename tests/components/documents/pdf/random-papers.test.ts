/** @jest-environment node */
import fc from 'fast-check'
import { papersOf } from '@/components/documents/paper/papers-of'
import { blankDocument, blankLine } from '@/lib/invoicing/model/blank-document'
import { documentKinds, hasItems, type BusinessDocument, isRoll, looks } from '@/lib/invoicing/model/document'
import { totals } from '@/lib/invoicing/tax/totals'
import { rupeesFromPaise } from '@/lib/format/numbers'
import {
  bill,
  expectOnPaper,
  pdfOfPapers,
  readBack,
  textOf,
} from '@/tests/components/documents/pdf/pdf-files'

jest.setTimeout(180_000)

/** Long words and short ones, in the scripts of India. */
const WORDS = [
  ...['प्रतिष्ठापनाधिकारी', 'व्यवसायिकप्रतिष्ठानसङ्घटना', 'વ્યાપારીમંડળ', 'তালিকাভুক্তপ্রতিষ্ঠান', 'தொழிற்சாலைப்பொருட்கள்'],
  ...['పరిశ్రమలఉత్పత్తులు', 'ಕೈಗಾರಿಕೋತ್ಪನ್ನಗಳು', 'വ്യവസായോല്പന്നങ്ങൾ', 'ਕਾਰਖਾਨੇਦਾਰੀ', 'ଶିଳ୍ପଜାତଦ୍ରବ୍ୟ', 'کارخانہ'],
  ...['Supercalifragilisticexpialidocious', 'Chair', 'of', '12mm', 'A4'],
]
const words = (most: number) =>
  fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: most }).map((all) => all.join(' '))

const decimal = (most: number) =>
  fc.integer({ min: 1, max: most * 100 }).map((paise) => (paise / 100).toFixed(2))

const anyLine = fc.record({
  description: words(6).map((text) => text.slice(0, 200)),
  hsn: fc.constantFrom('', '9403', '94033010', '998313'),
  quantity: decimal(9_999),
  unit: fc.constantFrom('', 'nos', 'sq ft'),
  rate: decimal(99_999),
  discount: fc.constantFrom('', '5', '12.5'),
  taxRatePercent: fc.constantFrom('0', '5', '18', '40'),
})

const anyContent = fc.record({
  kind: fc.constantFrom(...documentKinds),
  lines: fc.array(anyLine, { minLength: 1, maxLength: 80 }),
  names: fc.tuple(words(4), words(4), words(8)),
  terms: words(40),
  amount: decimal(9_99_99_999),
  overallDiscount: fc.constantFrom('', '3', '33.33'),
  lineTax: fc.boolean(),
  lineTotal: fc.boolean(),
  logo: fc.constantFrom('left' as const, 'centre' as const),
  state: fc.constantFrom('27', '29'),
})

const [DOT] = [
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
]

/** A document of each of these contents, the same in every run. */
function documents(seed: number): BusinessDocument[] {
  return fc.sample(anyContent, { seed, numRuns: 12 }).map((content, place) => {
    const { kind, lines, names, terms, amount, overallDiscount, state, ...style } = content
    const blank = blankDocument(kind, {
      id: `d${place}`,
      number: `N-${place + 1}`,
      date: '2026-11-21',
      now: 0,
    })
    const parties = {
      business: { ...bill.business, name: names[0], address: names[2], logo: 'dot' },
      client: { ...bill.client, name: names[1], gstin: '', state },
      notes: terms,
      style: { accent: '#7a1f5c', ...style },
    }
    if (!hasItems(blank)) return { ...blank, ...parties, amount, purpose: names[2] }
    return {
      ...blank,
      ...parties,
      terms,
      overallDiscount,
      lines: lines.map((line, row) => ({ ...blankLine(row + 1, ''), ...line })),
    }
  })
}

readBack.each(looks)('12 random documents of every kind keep to the paper: %s', async (look) => {
  const made = documents(20_261_123 + looks.indexOf(look)).map((doc) => ({ ...doc, look }))
  for (const doc of made) {
    const file = await pdfOfPapers(papersOf(doc)!, { dot: DOT! })
    expectOnPaper(file, look)
    const text = textOf(file, 'raw').replace(/\s+/g, ' ')
    const total = rupeesFromPaise(totals(doc)!.totalPaise)
    expect({ look, number: doc.number, hasTotal: text.includes(total) }).toEqual({
      look,
      number: doc.number,
      hasTotal: true,
    })
    // Each row is there once, by its number; a roll has none.
    if (!hasItems(doc) || isRoll(look)) continue
    const numbers = textOf(file, 'layout').match(/^ *\d{1,2} +/gm) ?? []
    const rows = numbers.map(Number)
    for (let row = 1; row <= doc.lines.length; row += 1) expect(rows).toContain(row)
  }
})

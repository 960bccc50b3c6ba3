/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { openSync } from 'fontkit'
import { type Look, looks } from '@/lib/invoicing/document/look'
import { pdfOf } from '@/components/documents/pdf/pdf-definition'
import { replaceUndrawable, fontFamiliesOf, lettersNotDrawn } from '@/components/documents/pdf/pdf-letters'
import { familyOf, type FontFamily } from '@/components/documents/pdf/pdf-scripts'
import { papersOf } from '@/components/documents/paper/papers-of'
import {
  bill,
  DOT,
  expectOnPaper,
  FONT_PATHS,
  infoOf,
  layOut,
  line,
  pagesOf,
  pdf,
  pdfOfPapers,
  readBack,
  textOf,
} from '@/tests/components/documents/pdf/pdf-files'

const made = new Map<Look, Promise<Buffer>>()

/** The invoice as a file, made once for each look. */
function billIn(look: Look = 'plain'): Promise<Buffer> {
  const file = made.get(look) ?? pdf({ ...bill, look })
  made.set(look, file)
  return file
}

readBack('every field and amount of an invoice can be read and selected', async () => {
  const text = textOf(await billIn())
  // 10,000 + 2,250 = 12,250; IGST at 18%: 2,205; in total 14,455
  for (const part of [
    'Tax Invoice',
    ...['INV/26-27/001', '21 November 2026', '21 December 2026', 'Karnataka (29)'],
    ...['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', 'Pune 411030', '98220 12345', 'shop@example.in'],
    ...['4, MG Road', 'Bengaluru 560001', 'Peenya depot', 'Sharma & Sons'],
    ...['4901', '2523', '2 nos', '2.5 bag', '5,000.00', '1,000.00', '250.00', '10,000.00', '2,250.00'],
    ...['₹12,250.00', '₹2,205.00', '₹14,455.00', '18%'],
    'Rupees Fourteen Thousand Four Hundred Fifty-Five Only',
    ...['Payment due upon receipt.', 'Thank you.', 'A/c 50100012345678', 'Authorised signatory'],
    ...['ganesh@okaxis', 'Page 1 of 1'],
  ])
    expect(text).toContain(part)
})

readBack(
  '500 lines fill pages that repeat the heads and are numbered, within 5 s and 200 KB',
  async () => {
    const lines = Array.from({ length: 500 }, (_, place) =>
      line(place + 1, { description: `Item ${place + 1}`, hsn: '8471', quantity: '1', rate: '10' }),
    )
    const file = await pdf({ ...bill, lines })
    expect(file.length).toBeLessThan(200_000)
    const pages = pagesOf(file).length
    expect(pages).toBeGreaterThan(5)
    const text = textOf(file)
    expect(text.match(/Description/g)!.length).toBeGreaterThanOrEqual(pages - 1)
    for (let page = 1; page <= pages; page += 1) expect(text).toContain(`Page ${page} of ${pages}`)
    for (const item of ['Item 1 ', 'Item 250 ', 'Item 500 ']) expect(text).toContain(item)
    // 5,000 and 18%: 5,900
    expect(text).toContain('₹5,900.00')
  },
  30_000,
)

readBack('headings and dates do not break', async () => {
  const text = textOf(await billIn())
  expect(text).toMatch(/No\.\s+Description\s+HSN\/SAC\s+Quantity\s+Rate\s+Discount\s+GST\s+Taxable value/)
  expect(text).toMatch(/Due date\s+21 December 2026/)
})

readBack.each(['thermal', 'thermal58'] as const)(
  'on the %s roll a line names only what it has',
  async (look) => {
    const text = textOf(await billIn(look)).replace(/\s+/g, ' ')
    expect(text).toContain('2.5 bag × 1,000.00 2,250.00')
    expect(text).toContain('HSN/SAC 2523 · Discount')
    expect(text).toContain('Place of supply')
    expect(text).toContain('Discount 250.00')
    expect(text.match(/Discount ?·/)).toBeNull()
  },
)

readBack('the roll of a till is one strip 80 mm wide', async () => {
  const info = infoOf(await billIn('thermal'))
  expect(info).toMatch(/Pages:\s+1\n/)
  // 80 mm = 226.77 points
  expect(info).toMatch(/Page size:\s+226\.77/)
})

test('a logo and a signature are in the file', async () => {
  const papers = papersOf(bill)!.map((paper) => ({ ...paper, logo: 'l', signature: 's' }))
  const file = await pdfOfPapers(papers, { l: DOT, s: DOT })
  expect(file.toString('latin1').match(/\/Subtype \/Image/g)!.length).toBeGreaterThanOrEqual(1)
  const without = await billIn()
  expect(without.toString('latin1')).not.toContain('/Subtype /Image')
})

test('a document without a paper has no PDF', async () => {
  await expect(pdfOf([], {}, layOut)).rejects.toThrow(RangeError)
})

test.each(Object.entries(FONT_PATHS) as [FontFamily, { normal: string; bold: string }][])(
  '%s has a shape for every letter it is asked for',
  (family, { normal, bold }) => {
    for (const path of [normal, bold]) {
      const font = openSync(path) as { hasGlyphForCodePoint(point: number): boolean }
      const shapeless: string[] = []
      let asked = 0
      for (let point = 0x20; point < 0xd800; point += 1) {
        if (familyOf(String.fromCodePoint(point)) !== family) continue
        asked += 1
        if (!font.hasGlyphForCodePoint(point)) shapeless.push(point.toString(16))
      }
      expect(asked).toBeGreaterThan(60)
      expect(shapeless).toEqual([])
      expect(readFileSync(path).length).toBeLessThan(400_000)
    }
  },
)

/** Names of shops and goods with conjuncts and signs of every kind, ten scripts. */
const SCRIPTS: [string, FontFamily, string][] = [
  ['Hindi', 'Noto Sans Devanagari', 'श्री लक्ष्मी ट्रेडर्स कक्षा विद्यार्थी क्रिकेट हिन्दी पुस्तक धन्यवाद'],
  ['Tamil', 'Noto Sans Tamil', 'ஸ்ரீ முருகன் ஸ்டோர்ஸ் கோவில் கொடுக்க தமிழ்'],
  ['Telugu', 'Anek Telugu', 'శ్రీ లక్ష్మీ ట్రేడర్స్ హైదరాబాద్ రాష్ట్రం స్త్రీ ప్రత్యేక'],
  ['Kannada', 'Noto Sans Kannada', 'ಶ್ರೀ ಲಕ್ಷ್ಮಿ ಟ್ರೇಡರ್ಸ್ ಕ್ಷೇತ್ರ ವ್ಯಾಪಾರ'],
  ['Malayalam', 'Anek Malayalam', 'ശ്രീ കൃഷ്ണ സ്റ്റോഴ്സ് ക്ഷേത്രം കച്ചവടം'],
  ['Bengali', 'Noto Sans Bengali', 'শ্রী লক্ষ্মী ভান্ডার ক্ষেত্র ব্যবসা কোলকাতা'],
  ['Gujarati', 'Noto Sans Gujarati', 'શ્રી લક્ષ્મી ટ્રેડર્સ ક્ષેત્ર વ્યાપાર'],
  ['Punjabi', 'Baloo Paaji 2', 'ਸ੍ਰੀ ਗੁਰੂ ਸਿੰਘ ਐਂਡ ਸੰਨਜ਼ ਲੁਧਿਆਣਾ ਪੰਜਾਬੀ'],
  ['Odia', 'Noto Sans Oriya', 'ଶ୍ରୀ ଜଗନ୍ନାଥ ଭଣ୍ଡାର କ୍ଷେତ୍ର ଓଡ଼ିଆ'],
  // The font draws ب, پ, ت, ٹ and ث from one shape with different dots, and so other letters.
  [
    'Urdu',
    'Noto Naskh Arabic',
    'کریم جنرل اسٹور لاہور روڈ پنجاب بازار تیز ثابت ٹوپی چینی خاص حج ذات زمین ژالہ ڑیش شکر ضرور ظہر غلہ قلم فن گھی',
  ],
]

/** An invoice in each script, all of them as one file. */
const scripts = SCRIPTS.map(([, , words]) =>
  papersOf({
    ...bill,
    client: { ...bill.client, name: words },
    lines: [line(1, { description: `${words} 500 g`, quantity: '1', rate: '10' })],
    notes: words,
  }),
).map((papers) => papers![0]!)
let scriptsFile: Promise<Buffer>

describe('scripts', () => {
  beforeAll(() => {
    scriptsFile = pdfOfPapers(scripts)
  })

  readBack('are drawn on the paper', async () => expectOnPaper(await scriptsFile, 'plain'))

  readBack.each(SCRIPTS.map((script, place) => [...script, place] as const))(
    '%s is drawn, and copied as it was typed',
    async (_, family, words, place) => {
      expect(lettersNotDrawn([scripts[place]!])).toEqual([])
      expect(fontFamiliesOf([scripts[place]!])).toContain(family)
      const text = pagesOf(await scriptsFile)[place]
      for (const word of words.split(' ')) expect(text).toContain(word)
    },
  )
})

const TAMIL = /[\u0b80-\u0bff]/

/** The fonts of all Tamil texts in a part of a definition. */
function fontsOfTamil(part: unknown, font?: string): (string | undefined)[] {
  if (typeof part === 'string') return TAMIL.test(part) ? [font] : []
  if (typeof part !== 'object' || part === null) return []
  const own = 'font' in part ? (part.font as string) : font
  return Object.values(part).flatMap((inner) => fontsOfTamil(inner, own))
}

test.each(looks)('every text on a %s paper is in the font of its letters', async (look) => {
  const words = 'தமிழ்'
  const business = { ...bill.business, name: words, address: words, bank: words }
  const client = { ...bill.client, name: words, address: words, deliverTo: words }
  const lines = [line(1, { description: words, quantity: '1', unit: words, rate: '10' })]
  const papers = papersOf({ ...bill, look, business, client, lines, notes: words, terms: words })!
  const { content } = await pdfOf(papers, {}, layOut)
  const fonts = fontsOfTamil(content)
  expect(fonts.length).toBeGreaterThan(8)
  expect(new Set(fonts)).toEqual(new Set(['Noto Sans Tamil']))
})

test.each([
  ['₹1,00,000 at 18% — श्री & Sons', '₹1,00,000 at 18% — श्री & Sons'],
  ['தமிழ் கடை', 'தமிழ் கடை'],
  ['ไทย', '???'],
  ['Tea 🍵 house', 'Tea ? house'],
  ['Two\nlines', 'Two\nlines'],
])('%j is set as %j', (text, shown) => expect(replaceUndrawable(text)).toBe(shown))

test('letters without a shape are named once each', () => {
  const papers = papersOf({ ...bill, notes: '🍵 and 🍵', terms: '茶' })!
  expect(lettersNotDrawn(papers)).toEqual(['🍵', '茶'])
  expect(lettersNotDrawn(papersOf(bill)!)).toEqual([])
})

/** @jest-environment node */
import { loadPaperWords } from '@/components/documents/paper/load-paper-words'
import { papersOf } from '@/components/documents/paper/papers-of'
import type { Invoice } from '@/lib/invoicing/document/invoice'
import { looks, type Look } from '@/lib/invoicing/document/look'
import { noteFrom } from '@/lib/invoicing/model/convert-document'
import {
  bill,
  expectOnPaper,
  line,
  pagesOf,
  pdfOfPapers,
  readBack,
  textOf,
} from '@/tests/components/documents/pdf/pdf-files'

/** A machine that does other work as well lays out a hundred pages in its own time. */
jest.setTimeout(300_000)

const HSNS = ['8471', '4901', '2523', '9403', '6109']
const RATES = ['5', '5', '18', '18', '40']

/** A bill within a state with so many lines of five HSN codes, notes, terms, a bank account and a code to pay by. */
const mixedBill = (look: Look, length: number): Invoice => ({
  ...bill,
  look,
  number: `N-${length}`,
  business: { ...bill.business, name: 'Ganesh Traders', address: '12, Laxmi Road\nPune 411030' },
  client: { ...bill.client, name: 'Sharma & Sons', state: '27', gstin: '', deliverTo: '', deliverState: '' },
  lines: Array.from({ length }, (_, row) =>
    line(row + 1, {
      description: `Ware ${row + 1}`,
      hsn: HSNS[row % HSNS.length]!,
      quantity: '2',
      unit: 'nos',
      rate: '100',
      taxRatePercent: RATES[row % RATES.length]!,
    }),
  ),
})

const MOST_LINES = 60
const SOME = [1, 2, 8, 12, 15, 16, 18, 20, 25, 33, 45, 60]
/** Some lengths, and all of them for `JANTAR_THOROUGH=1`. */
const lengths = process.env.JANTAR_THOROUGH
  ? Array.from({ length: MOST_LINES }, (_, place) => place + 1)
  : SOME

const sheetLooks = ['plain', 'boxed', 'modern', 'letterhead', 'a5'] as const satisfies readonly Look[]
/** The longest bill on one page before the end could break and gaps could shrink was of 9, 9, 8, 7 and 9 lines. */
const ON_ONE_PAGE = 12

readBack.each(sheetLooks)(
  '%s: 12 mixed lines are one page, and no page has the totals without a line',
  async (look) => {
    const papers = lengths.map((length) => papersOf(mixedBill(look, length))![0]!)
    const file = await pdfOfPapers(papers)
    expectOnPaper(file, look)
    const pages = pagesOf(file)
    const heads = pages.flatMap((text, page) => (text.includes('Invoice no.') ? [page] : []))
    expect(heads).toHaveLength(lengths.length)
    const used = heads.map((first, place) => {
      const own = pages.slice(first, heads[place + 1])
      for (const text of own.filter((page) => /Total +₹/.test(page))) expect(text).toMatch(/Ware \d+/)
      expect(own.filter((page) => /Total +₹/.test(page))).toHaveLength(1)
      return own.length
    })
    if (process.env.JANTAR_THOROUGH) process.stdout.write(`${look}, pages by lines: ${used.join(' ')}\n`)
    lengths.forEach((length, place) => {
      if (length <= ON_ONE_PAGE) expect([length, used[place]]).toEqual([length, 1])
      // A longer bill never takes fewer pages.
      if (place > 0) expect(used[place]).toBeGreaterThanOrEqual(used[place - 1]!)
    })
    // 60 lines of at most 24 points each, head and end of one page.
    expect(used.at(-1)).toBeLessThanOrEqual(look === 'a5' ? 6 : 4)
  },
)

readBack.each(sheetLooks)(
  '%s: a note of one line with charges in two languages has its totals below the line',
  async (look) => {
    const charges = ['Freight', 'Packing', 'Insurance', 'Loading'].map((description, place) =>
      line(-1 - place, { description, quantity: '1', rate: '100' }),
    )
    const invoice = { ...bill, overallDiscount: '5', roundOff: true, charges, eInvoiceExempt: true }
    const start = { id: 'n', number: 'DN-1', date: '2026-11-22', now: 0 }
    const note = {
      ...noteFrom('debitNote', { ...invoice, lines: [bill.lines[0]!] }, start),
      look,
      style: { ...bill.style, language: 'both' as const },
    }
    const file = await pdfOfPapers(papersOf(note, null, await loadPaperWords('both'))!)
    const [first, ...others] = pagesOf(file)
    // 9,500 + 400 at 18 %: 9,900 + 1,782.
    expect(first).toMatch(/हिन्दी विद्यार्थी पुस्तक[^]+Total +₹11,682\.00/)
    for (const page of others) expect(page).not.toMatch(/Total +₹/)
    expectOnPaper(file, look)
  },
)

readBack.each(looks)('%s: six extra columns with long texts stay on the paper', async (look) => {
  const doc = mixedBill(look, 3)
  const extras = {
    batch: 'BATCH-20261',
    expiry: '12/2028',
    mrp: '1,250.00',
    serial: 'SN 123456789 / 123456790',
  }
  const own = { own1: 'Forest green', own2: 'Extra large' }
  const shown = { batch: 'yes', expiry: 'yes', mrp: 'yes', serial: 'yes' }
  const columns = { ...shown, own1: 'Colour', own2: 'Size' }
  const lines = doc.lines.map((each) => ({ ...each, extras: { ...extras, ...own } }))
  const file = await pdfOfPapers(papersOf({ ...doc, columns, lines })!)
  expectOnPaper(file, look)
  const letters = textOf(file, 'raw').replace(/\s/g, '')
  for (const text of Object.values({ ...extras, ...own }))
    expect(letters.split(text.replace(/\s/g, ''))).toHaveLength(4)
})

readBack.each(looks.filter((look) => look.startsWith('thermal')))(
  '%s: quantity, rate and amount are on one line',
  async (look) => {
    const text = textOf(await pdfOfPapers(papersOf(mixedBill(look, 3))!))
    expect(text.match(/^ *2 nos × 100\.00 +200\.00$/gm)).toHaveLength(3)
  },
)

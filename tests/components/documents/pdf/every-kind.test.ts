/** @jest-environment node */
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import type { Invoice } from '@/lib/invoicing/document/invoice'
import { looks } from '@/lib/invoicing/document/look'
import type { Receipt } from '@/lib/invoicing/document/receipt'
import { noteFrom } from '@/lib/invoicing/model/convert-document'
import { KINDS, receipt, start } from '@/tests/components/documents/every-kind'
import { papersOf } from '@/components/documents/paper/papers-of'
import {
  bill,
  expectOnPaper,
  infoOf,
  line,
  pagesOf,
  pdf,
  pdfOfPapers,
  readBack,
  textOf,
} from '@/tests/components/documents/pdf/pdf-files'

const isRent = (doc: BusinessDocument) => doc.kind === 'receipt' && doc.type === 'rent'

/** The text of each page, in one line. */
const saidByPage = (file: Buffer) => pagesOf(file, 'raw').map((page) => page.replace(/\s+/g, ' '))

readBack.each(looks)(
  '%s: every kind has its title and what it must say, all of it on the paper',
  async (look) => {
    // A rent receipt takes a third of a page and any other document one of its own; a roll is one strip.
    const onRoll = look === 'thermal' || look === 'thermal58'
    for (const kinds of onRoll
      ? [KINDS]
      : [KINDS.filter(([, doc]) => !isRent(doc)), KINDS.filter(([, doc]) => isRent(doc))]) {
      const file = await pdfOfPapers(kinds.flatMap(([, doc]) => papersOf({ ...doc, look })!))
      const pages = saidByPage(file)
      const together = onRoll || isRent(kinds[0]![1])
      if (!together) expect(pages).toHaveLength(kinds.length)
      kinds.forEach(([title, , parts], place) => {
        const text = together ? pages.join(' ') : pages[place]!
        for (const words of [title, ...parts]) expect(text).toContain(words)
      })
      expectOnPaper(file, look)
    }
  },
)

/** A machine that does other work as well lays out 60 documents in its own time. */
jest.setTimeout(120_000)

const LONG = 'Supercalifragilistic'.repeat(3)

/** Every text of it one word of 60 letters, the e-mail one of 70. */
const longWords: Invoice = {
  ...bill,
  number: LONG,
  business: {
    ...bill.business,
    name: LONG,
    address: LONG,
    bank: LONG,
    vpa: `${'a'.repeat(50)}@okaxis`,
    email: `${'a'.repeat(59)}@example.in`,
  },
  client: { ...bill.client, name: LONG, address: LONG, deliverTo: LONG },
  lines: [
    line(1, { description: LONG, hsn: '84713010', unit: 'numbers', quantity: '9999.9999', rate: '999999' }),
  ],
  notes: LONG,
  terms: LONG,
  transport: { ...bill.transport, vehicle: LONG, transporter: LONG },
}

readBack.each(looks)('%s: words of 60 letters and an e-mail of 70 stay on the paper', async (look) => {
  const note = { ...noteFrom('debitNote', longWords, start(LONG)), reason: LONG }
  const voucher = { ...receipt, business: longWords.business, client: longWords.client }
  const papers = [longWords, note, voucher].flatMap((doc) => papersOf({ ...doc, look })!)
  const file = await pdfOfPapers(papers)
  expectOnPaper(file, look)
  const letters = textOf(file, 'raw').replace(/\s/g, '')
  const texts = papers.map(({ fileStem, upi, ...shown }) => JSON.stringify([shown, upi?.caption])).join('')
  for (const word of [LONG, longWords.business.email])
    expect(letters.split(word).length).toBeGreaterThanOrEqual(texts.split(word).length)
})

describe('a receipt', () => {
  const advance: Receipt = { ...receipt, type: 'advance', sheet: 'twoOnA4' }

  readBack('on A5 is half a page, and has everything', async () => {
    const file = await pdf({ ...receipt, sheet: 'a5' })
    expect(infoOf(file)).toMatch(/Pages:\s+1\n/)
    expect(infoOf(file)).toMatch(/Page size:\s+595\.28 x 419\.53/)
    for (const part of ['RCT-001', 'Fourteen Thousand Four Hundred', 'Amount: ₹14,455.00'])
      expect(textOf(file)).toContain(part)
    expect(textOf(file)).not.toContain('Revenue stamp')
    expectOnPaper(file, 'plain')
  })

  readBack('has a copy for the payer and one for the office on a page, also with its tax', async () => {
    const file = await pdf(advance)
    expect(infoOf(file)).toMatch(/Pages:\s+1\n/)
    const text = textOf(file)
    for (const part of ['Payer’s copy', 'Office copy']) expect(text).toContain(part)
    for (const part of ['Receipt no.', '₹12,250.00', '₹2,205.00', 'IGST rate'])
      expect(text.split(part)).toHaveLength(3)
    expectOnPaper(file, 'plain')
  })

  readBack(
    'of a month of rent is a third of a page, and the sum of the year has a page of its own',
    async () => {
      const text = textOf(await pdf({ ...receipt, type: 'rent', month: '2026-04', yearPack: true }))
      expect(text.match(/Rent Receipt RCT-001 to RCT-012/g)).toHaveLength(5)
      expect(text.match(/Revenue stamp/g)).toHaveLength(12)
    },
  )

  readBack('on a roll has no sheet', async () => {
    const text = textOf(await pdf({ ...advance, look: 'thermal' }))
    expect(text).not.toContain('Office copy')
  })
})

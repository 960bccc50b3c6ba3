/** @jest-environment node */
import type { BusinessDocument, Invoice, Receipt } from '@/lib/invoicing/model/document'
import { challanFrom, noteFrom, proformaFrom } from '@/lib/invoicing/model/convert-document'
import { looks } from '@/lib/invoicing/model/document'
import { blankDocument } from '@/lib/invoicing/model/blank-document'
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

const start = (number: string) => ({ id: number, number, date: '2026-11-21', now: 0 })

const partiesAndLines = { business: bill.business, client: bill.client, lines: bill.lines }

const quotation = {
  ...blankDocument('quotation', start('QTN-001')),
  business: bill.business,
  client: bill.client,
  lines: bill.lines,
  taxRatePercent: '18',
}
const receipt: Receipt = {
  ...blankDocument('receipt', start('RCT-001')),
  business: bill.business,
  client: bill.client,
  against: bill.number,
  purpose: 'Cement',
  amount: '14455',
}
const sold = { ...bill, client: { ...bill.client, gstin: '', state: '27' } }

/** Each kind of document, with the title and the words that tell it from the others. */
const KINDS: [string, BusinessDocument, string[]][] = [
  ['Quotation', quotation, ['QTN-001', '₹14,455.00', 'This is not a tax invoice.']],
  ['Proforma Invoice', proformaFrom(quotation, start('PI-001')), ['PI-001', 'QTN-001', 'Proforma for']],
  ['Tax Invoice', bill, ['INV/26-27/001', 'IGST', 'Place of supply', 'ganesh@okaxis']],
  ['Bill of Supply', { ...sold, supply: 'exempt' }, ['Bill no.', '₹12,250.00']],
  [
    'Tax Invoice',
    {
      ...bill,
      ...{ placeOfSupply: '96', zeroRated: 'withoutTax', country: 'Kenya', lut: 'AD270326000001X' },
      ...{ currency: 'USD', exchangeRate: '83.25', rateDate: '2026-11-20' },
    },
    // 12,250 × 83.25
    ['1 USD = ₹83.25 on 20 November 2026', 'USD 12,250.00', '₹10,19,812.50', 'Total in rupees'],
  ],
  [
    'Bill of Supply',
    { ...sold, supply: 'composition' },
    ['Composition taxable person, not eligible to collect tax on supplies'],
  ],
  ['Invoice-cum-Bill of Supply', { ...sold, supply: 'mixed' }, ['CGST', 'SGST', '₹14,455.00']],
  ['Bill', { ...sold, supply: 'unregistered' }, ['Bill no.', '₹12,250.00']],
  [
    'Credit Note',
    { ...noteFrom('creditNote', bill, start('CN-001')), reason: 'Returned' },
    ['Credit to', 'CN-001', 'Against invoice', 'INV/26-27/001', 'Returned'],
  ],
  [
    'Debit Note',
    { ...noteFrom('debitNote', bill, start('DN-001')), reason: 'Price corrected' },
    ['Debit to', 'DN-001', 'Against invoice', 'INV/26-27/001', 'Price corrected', '₹14,455.00'],
  ],
  [
    'Delivery Challan',
    challanFrom({ ...bill, transport: { ...bill.transport, vehicle: 'mh12ab1234' } }, start('DC-001')),
    ['Consignee', 'Job work', 'MH12AB1234', 'Rule 55'],
  ],
  [
    'Tax Invoice (Cash Memo)',
    { ...blankDocument('cashMemo', start('CM-001')), ...partiesAndLines, paidBy: 'card', reference: '4412' },
    ['CM-001', 'Sold to', 'Card, 4412', '₹14,455.00'],
  ],
  [
    'Cash Memo',
    { ...blankDocument('cashMemo', start('CM-002')), ...partiesAndLines, supply: 'unregistered' },
    ['CM-002', 'Paid by', '₹12,250.00'],
  ],
  [
    'Payment Voucher',
    { ...blankDocument('paymentVoucher', start('PV-001')), ...partiesAndLines },
    // The buyer is in Maharashtra; the tax of 2,205 is not in the total.
    ['PV-001', 'Supplier', 'Maharashtra (27)', '₹2,205.00', '₹12,250.00', 'Rule 52'],
  ],
  [
    'Purchase Order',
    { ...blankDocument('purchaseOrder', start('PO-001')), ...partiesAndLines, deliverBy: '2026-12-05' },
    ['PO-001', 'Supplier', 'Deliver by', '5 December 2026', '₹14,455.00'],
  ],
  [
    'Donation Receipt',
    { ...receipt, type: 'donation', approval: 'AAATS1234FF20214', donorPan: 'aaapl1234c' },
    ['Donor', 'AAAPL1234C', 'AAATS1234FF20214', 'section 133', 'Form 10BE'],
  ],
  ['Receipt', receipt, ['Received from', 'Fourteen Thousand Four Hundred Fifty-Five', 'INV/26-27/001']],
  ['Receipt Voucher', { ...receipt, type: 'advance' }, ['₹12,250.00', '₹2,205.00', '18%']],
  [
    'Rent Receipt',
    { ...receipt, type: 'rent', house: '4, Sai Apartments', month: '2026-10' },
    ['October 2026', '4, Sai Apartments', 'Revenue stamp'],
  ],
  [
    'Rent Summary',
    { ...receipt, type: 'rent', month: '2026-04', yearPack: true },
    ['Rent for the year', '₹1,73,460.00', 'March 2027'],
  ],
]

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

  readBack('on a roll has no sheet', async () => {
    const text = textOf(await pdf({ ...advance, look: 'thermal' }))
    expect(text).not.toContain('Office copy')
  })
})

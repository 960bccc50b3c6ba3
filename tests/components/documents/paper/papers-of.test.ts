/** @jest-environment node */
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import { blankLine } from '@/lib/invoicing/model/blank-line'
import { rentMonths } from '@/lib/invoicing/rent/rent-receipts'
import { documentFileStem } from '@/components/documents/paper/paper'
import { papersOf } from '@/components/documents/paper/papers-of'
import { totals } from '@/lib/invoicing/tax/totals'
import { challanFrom, invoiceFrom, noteFrom, receiptFrom } from '@/lib/invoicing/model/convert-document'
import { between, GSTIN_27, invoice, lines, quotation, receipt } from '@/tests/lib/invoicing/sample-documents'

const paper = (doc: BusinessDocument) => papersOf(doc)![0]!
const headings = (doc: BusinessDocument) => paper(doc).table!.columns.map(({ heading }) => heading)
const sums = (doc: BusinessDocument) => paper(doc).sums.map(({ label, value }) => `${label} ${value}`)

test('an invoice within the state: columns, rows, sums, tax and words', () => {
  const doc = invoice({ lines: lines('10 × 2400 @ 18 less 5', '20 × 150 @ 5') })
  expect(headings(doc)).toEqual([
    'No.',
    'Description',
    'Quantity',
    'Rate',
    'Discount',
    'GST',
    'Taxable value',
  ])
  expect(paper(doc).table!.rows).toEqual([
    ['1', '', '10', '2,400.00', '1,200.00', '18%', '22,800.00'],
    ['2', '', '20', '150.00', '', '5%', '3,000.00'],
  ])
  expect(sums(doc)).toEqual([
    'Discount given ₹1,200.00', 'Taxable value ₹25,800.00', 'CGST ₹2,127.00', 'SGST ₹2,127.00', 'Total ₹30,054.00',
  ]) // prettier-ignore
  expect(paper(doc).taxes!.rows[0]).toEqual([
    '—',
    '22,800.00',
    '9%',
    '2,052.00',
    '9%',
    '2,052.00',
    '4,104.00',
  ])
  expect(paper(doc).taxes!.foot).toEqual(['Total', '25,800.00', '', '2,127.00', '', '2,127.00', '4,254.00'])
  expect(paper(doc).words).toBe('Rupees Thirty Thousand Fifty-Four Only')
})

test('without the table of taxes each line has its rate and the totals have each head: rule 46(l) and (m)', () => {
  const doc = invoice({ lines: lines('1 × 1000', '1 × 100 @ 5') })
  const plain = { ...doc, style: { ...doc.style, taxTable: false } }
  expect(paper(plain)).toEqual({ ...paper(doc), taxes: null })
  expect(headings(plain)).toContain('GST')
  expect(sums(plain)).toContain('CGST ₹92.50')
})

test('on a roll quantity, rate and amount lead, and the taxes have fewer columns', () => {
  const doc = invoice({ lines: lines('1 × 1000'), look: 'thermal' as const })
  expect(headings(doc)).toEqual(['Description', 'Quantity', 'Rate', 'Amount', 'GST'])
  expect(headings({ ...doc, pricesInclude: true })).toContain('Rate with GST')
  const { taxes } = paper(doc)
  expect(taxes!.columns.map(({ heading }) => heading)).toEqual([
    'HSN/SAC',
    'GST',
    'Taxable value',
    'CGST',
    'SGST',
  ])
  expect(taxes!.rows).toEqual([['—', '18%', '1,000.00', '90.00', '90.00']])
  expect(taxes!.foot).toEqual(['Total', '', '1,000.00', '90.00', '90.00'])
})

test('another state, reverse charge and a round-off are printed', () => {
  const doc = invoice({
    lines: lines('1 × 1246.50'),
    ...between('27', '29'),
    reverseCharge: true,
    roundOff: true,
  })
  expect(sums(doc)).toEqual([
    'Taxable value ₹1,246.50', 'IGST (reverse charge) ₹224.37', 'Round off ₹0.50', 'Total ₹1,247.00',
  ]) // prettier-ignore
  expect(paper(doc).facts).toContainEqual({ label: 'Place of supply', value: 'Karnataka (29)' })
  expect(paper(doc).closing).toEqual(['Tax is payable by the recipient on reverse charge.'])
})

test('rates are headed with GST only where they hold it', () => {
  const doc = invoice({ lines: lines('1 × 118'), pricesInclude: true })
  expect(headings(doc)).toContain('Rate with GST')
  expect(headings(doc)).not.toContain('Rate without GST')
  expect(headings({ ...doc, reverseCharge: true })).toContain('Rate')
})

test('a rate that holds GST is printed without it too, where that is wanted: 118 / 1.18 and 120 / 1.05', () => {
  const doc = invoice({ lines: lines('1 × 118', '2 × 120 @ 5'), pricesInclude: true })
  const both = { ...doc, style: { ...doc.style, bothRates: true } }
  const columns = headings(both)
  const cells = ['Rate with GST', 'Rate without GST'].map((heading) =>
    paper(both).table!.rows.map((row) => row[columns.indexOf(heading)]),
  )
  expect(cells).toEqual([
    ['118.00', '120.00'],
    ['100.00', '114.29'],
  ])
  expect(headings({ ...both, pricesInclude: false })).not.toContain('Rate without GST')
})

// Halves of a paisa by fractions: 1.0472 / 1.12 = 0.935, 2.0664 / 1.12 = 1.845, 2.3688 / 1.12 = 2.115.
test.each([
  ['1.0472', '0.94'],
  ['2.0664', '1.85'],
  ['2.3688', '2.12'],
])('₹%s with 12 %% in it is %s without it, half a paisa up', (rate, without) => {
  const doc = invoice({ lines: lines(`1 × ${rate} @ 12`), pricesInclude: true })
  const both = { ...doc, style: { ...doc.style, bothRates: true } }
  expect(paper(both).table!.rows[0]![headings(both).indexOf('Rate without GST')]).toBe(without)
})

test.each([
  ['composition', 'Bill of Supply', 'Composition taxable person, not eligible to collect tax on supplies'],
  ['exempt', 'Bill of Supply', ''],
  ['unregistered', 'Bill', ''],
] as const)('%s: a %s without tax columns', (supply, title, statement) => {
  const doc = invoice({
    supply,
    lines: lines('2 × 10'),
    business: { ...invoice().business, gstin: GSTIN_27 },
  })
  expect(paper(doc)).toMatchObject({ title, statement, taxes: null })
  expect(headings(doc)).toEqual(['No.', 'Description', 'Quantity', 'Rate', 'Amount'])
  expect(paper(doc).seller.lines.includes(`GSTIN: ${GSTIN_27}`)).toBe(supply !== 'unregistered')
})

test('a quotation has no QR code to pay by', () => {
  const doc = quotation({ lines: lines('1 × 40000'), business: { ...invoice().business, vpa: 'a1@bank' } })
  expect(paper(doc).upi).toBeNull()
})

test('an invoice with a UPI address has the amount in its code and in text', () => {
  const doc = invoice({
    lines: lines('1 × 100 @ 0'),
    business: { ...invoice().business, name: 'A B', vpa: 'ab@bank' },
  })
  expect(paper(doc).upi).toEqual({
    link: 'upi://pay?pa=ab@bank&pn=A%20B&am=100.00&cu=INR&tn=INV-001',
    caption: 'Pay ₹100.00 by UPI to\nab@bank',
  })
})

test('a number that cannot be read leaves no paper', () => {
  expect(papersOf(invoice({ lines: [{ ...blankLine(1, '18'), rate: 'x' }] }))).toBeNull()
})

test.each([
  ['INV/26-27/001', 'INV-26-27-001'],
  ['  ', 'INV-001'],
  ['बिल १', 'बिल-१'],
  ['../..', 'INV-001'],
])('the file of %j is called %s', (number, expected) => {
  expect(documentFileStem(invoice({ number }))).toBe(expected)
})

describe('a year of rent', () => {
  const pack = receipt({
    type: 'rent',
    amount: '60000',
    month: '2026-04',
    yearPack: true,
    tdsAmount: '14400',
  })

  it('has twelve receipts from April to March, numbered on, dated on the last day of each month', () => {
    const months = rentMonths(pack)
    expect(months.map(({ month }) => month)).toEqual([
      '2026-04', '2026-05', '2026-06', '2026-07', '2026-08', '2026-09',
      '2026-10', '2026-11', '2026-12', '2027-01', '2027-02', '2027-03',
    ]) // prettier-ignore
    expect(months[10]).toEqual({ month: '2027-02', number: 'RCT-011', date: '2027-02-28', hasTds: false })
  })

  it('has no numbers where the first has none', () => {
    const numbers = rentMonths({ ...pack, number: ' ' }).map(({ number }) => number)
    expect(new Set(numbers)).toEqual(new Set(['']))
  })

  it('or on a day of one’s own, the last where the month is shorter', () => {
    const days = rentMonths(receipt({ ...pack, payDay: '30' })).map(({ date }) => date.slice(5))
    expect(days).toEqual([
      '04-30', '05-30', '06-30', '07-30', '08-30', '09-30', '10-30', '11-30', '12-30', '01-30', '02-28', '03-30',
    ]) // prettier-ignore
  })

  it('has nothing of GST on it, though the form before knew a GSTIN', () => {
    const party = { ...invoice().business, name: 'A', gstin: GSTIN_27, state: '27', pan: 'AAPFU0939F' }
    const [rentReceipt] = papersOf({ ...pack, business: party, client: { ...pack.client, state: '27' } })!
    expect(rentReceipt!.seller.lines).toEqual(['PAN: AAPFU0939F'])
    expect(rentReceipt!.client.lines).toEqual([])
  })

  it('names the tax on the last receipt alone, and in the sum: 12 × 60,000 is 7,20,000, less 14,400', () => {
    const papers = papersOf(pack)!
    const labels = papers.map(({ entries }) => entries.map(({ label }) => label))
    const receipts = labels.slice(0, 12)
    expect(receipts.filter((all) => all.includes('Tax deducted (TDS)'))).toHaveLength(1)
    expect(papers[11]!.entries).toContainEqual({ label: 'Net received', value: '₹45,600.00' })
    expect(papers).toHaveLength(13)
    expect(papers[12]).toMatchObject({ title: 'Rent Summary', stamp: false })
    expect(papers[12]!.sums).toEqual([{ label: 'Rent for the year', value: '₹7,20,000.00', strong: true }])
    expect(papers[12]!.entries).toContainEqual({ label: 'Net received', value: '₹7,05,600.00' })
  })
})

test('blank lines are not printed, and a document of nothing has no paper', () => {
  const [first] = lines('2 × 10')
  const doc = invoice({ lines: [blankLine(7, '18'), { ...first!, id: 8 }, blankLine(9, '18')] })
  expect(paper(doc).table!.rows).toEqual([['1', '', '2', '10.00', '18%', '20.00']])
  expect(papersOf(invoice())).toBeNull()
  expect(papersOf(receipt())).toBeNull()
})

test.each([
  [{ specialZone: true }, 'Supply to SEZ unit or SEZ developer for authorised operations on payment of integrated tax', 118000],
  [{ specialZone: true, zeroRated: 'withoutTax' }, 'Supply to SEZ unit or SEZ developer for authorised operations under bond or letter of undertaking without payment of integrated tax', 100000],
  [{ placeOfSupply: '96', zeroRated: 'withoutTax' }, 'Supply meant for export under bond or letter of undertaking without payment of integrated tax', 100000],
  [{}, '', 118000],
] as const)('%j carries its endorsement and its tax', (changes, statement, totalPaise) => {
  const doc = invoice({ lines: lines('1 × 1000'), ...changes })
  expect(paper(doc).statement).toBe(statement)
  expect(totals(doc)!.totalMinor).toBe(totalPaise)
}) // prettier-ignore

test('a note and a challan have facts of their own', () => {
  const bill = invoice({ lines: lines('1 × 1000') })
  const start = { id: 'n', number: 'N-1', date: '2026-12-01', now: 9 }
  const facts = (doc: BusinessDocument) => paper(doc).facts.map(({ label, value }) => `${label} ${value}`)
  const note = noteFrom('creditNote', bill, start)
  expect(facts({ ...note, reason: 'Returned' })).toEqual([
    'Credit note no. N-1', 'Date 1 December 2026', 'Against invoice INV-001', 'Invoice date 21 November 2026',
    'Reason Returned', 'Reverse charge No',
  ]) // prettier-ignore
  const challan = challanFrom({ ...bill, business: { ...bill.business, vpa: 'ab@bank' } }, start)
  expect(paper(challan).upi).toBeNull()
  expect(facts(challan)).toContain('Reason Job work')
  expect(facts(invoiceFrom(challan, start))).toContain('Reference Delivery challan N-1')
})

test('a receipt states its amount in words once, and the invoice once', () => {
  const printed = paper(
    receipt({
      amount: '1471',
      against: 'INV-001',
      source: { id: '', kind: 'invoice', number: 'INV-001' },
    }),
  )
  expect(JSON.stringify(printed).match(/Seventy-One Only/g)).toHaveLength(1)
  expect(JSON.stringify(printed).match(/INV-001/g)).toHaveLength(1)
})

test('the receipt of a part payment states the balance, that of the last one states none', () => {
  const paid = receipt({ amount: '500', against: 'INV-001' })
  const linesOf = (duePaise: number, settledEarlierPaise = 0) =>
    papersOf(paid, { totalPaise: 118000, settledEarlierPaise, duePaise })![0]!
      .entries.slice(-3)
      .map(({ label, value }) => `${label}: ${value}`)
  expect(linesOf(68000).slice(1)).toEqual(['Payable on the invoice: ₹1,180.00', 'Balance due: ₹680.00'])
  expect(linesOf(0, 68000)).toEqual([
    'Payable on the invoice: ₹1,180.00',
    'Settled earlier: ₹680.00',
    'Balance due: Nil',
  ])
  expect(linesOf(-2000, 70000).at(-1)).toBe('Received in excess: ₹20.00')
})

test('an advance is a receipt voucher where tax may be charged, and a receipt otherwise', () => {
  const advance = receipt({ type: 'advance', amount: '100' })
  expect(paper(advance).title).toBe('Receipt Voucher')
  expect(paper({ ...advance, supply: 'unregistered' }).title).toBe('Receipt')
})

test('the invoice of a quotation has its lines, its tax and its client, and its own number, date and terms', () => {
  const start = { id: 'n', number: 'X-1', date: '2026-12-01', now: 9 }
  const offer = quotation({ lines: lines('3 × 99.99'), taxRatePercent: '5', ...between('27', '29') })
  const bill = invoiceFrom(offer, start)
  expect(bill).toMatchObject({
    id: 'n',
    kind: 'invoice',
    number: 'X-1',
    date: '2026-12-01',
    source: { id: 'd1', kind: 'quotation', number: 'QTN-001' },
    terms: 'Payment due upon receipt.',
    client: offer.client,
  })
  expect(totals(bill)!.totalMinor).toBe(totals(offer)!.totalMinor)
  expect(paper(bill).facts).toContainEqual({ label: 'Reference', value: 'Quotation QTN-001' })
  const paid = receiptFrom(bill, totals(bill)!.totalMinor, start)
  expect(paid.against).toBe('X-1')
  expect(totals(paid)!.totalMinor).toBe(totals(bill)!.totalMinor)
})

test('a long UPI ID is on lines of its own below its code', () => {
  const business = { ...invoice().business, vpa: 'sharma.traders.pune@okhdfcbank' }
  const doc = invoice({ lines: lines('1 × 100'), business })
  expect(paper(doc).upi!.caption).toBe('Pay ₹118.00 by UPI to\nsharma.traders.pune\n@okhdfcbank')
})

test('a discount on all items and charges are shown as such, and the rows add up to the items', () => {
  const doc = invoice({
    ...between('27', '27'),
    lines: lines('2 × 500', '1 × 500 @ 5'),
    overallDiscount: '10',
    charges: [{ ...blankLine(-1, '18'), description: 'Packing', rate: '200' }],
  })
  const [bill] = papersOf(doc)!
  // 1,500 less 150; 900 at 18%, 450 at 5%, 200 at 18%.
  expect(bill!.table!.rows.map((row) => row.slice(-3))).toEqual([
    ['100.00', '18%', '900.00'],
    ['50.00', '5%', '450.00'],
  ])
  expect(bill!.table!.running!.map((carried) => carried.at(-1))).toEqual(['900.00', '1,350.00'])
  expect(bill!.sums.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Before overall discount: ₹1,500.00',
    'Overall discount (10%): ₹150.00',
    'Items: ₹1,350.00',
    'Packing (GST 18%): ₹200.00',
    'Taxable value: ₹1,550.00',
    'CGST: ₹110.25',
    'SGST: ₹110.25',
    'Total: ₹1,770.50',
  ])
  expect(sums({ ...doc, pricesInclude: true })).toContain('After overall discount ₹1,350.00')
})

test('TCS, TDS expected and what was received are between the total and the balance, which the code asks for', () => {
  const doc = invoice({
    ...between('27', '27'),
    business: { ...between('27', '27').business, vpa: 'ab@bank' },
    lines: lines('1 × 100000'),
    tcsPercent: '0.1',
    tdsPercent: '2',
    received: '50000',
  })
  const [bill] = papersOf(doc)!
  // 0.1% of 1,18,000 and 2% of 1,00,000.
  expect(bill!.sums.slice(3).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Total: ₹1,18,000.00',
    'TCS at 0.1%: ₹118.00',
    'Less TDS at 2%: ₹2,000.00',
    'Less received: ₹50,000.00',
    'Balance due: ₹66,118.00',
  ])
  expect(bill!.upi!.caption).toContain('Pay ₹66,118.00')
  expect(papersOf({ ...doc, received: '116118' })![0]!.upi).toBeNull()
})

test('the total of an export is in words of its own currency and of rupees', () => {
  const doc = invoice({
    lines: lines('1 × 1234.5 @ 0'),
    ...{ placeOfSupply: '96', zeroRated: 'withoutTax', currency: 'USD', exchangeRate: '80' },
  })
  // 1,234.50 × 80 = 98,760.
  expect(papersOf(doc)![0]!.words).toBe(
    'USD One Thousand Two Hundred Thirty-Four and 50/100 Only / Rupees Ninety-Eight Thousand Seven Hundred Sixty Only',
  )
})

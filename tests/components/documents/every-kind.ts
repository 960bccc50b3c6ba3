import type { BusinessDocument } from '@/lib/invoicing/document/document'
import type { Receipt } from '@/lib/invoicing/document/receipt'
import { challanFrom, noteFrom, proformaFrom } from '@/lib/invoicing/model/convert-document'
import { blankDocument } from '@/lib/invoicing/model/blank-document'
import { bill } from '@/tests/components/documents/pdf/pdf-files'

export const start = (number: string) => ({ id: number, number, date: '2026-11-21', now: 0 })

const partiesAndLines = { business: bill.business, client: bill.client, lines: bill.lines }

const quotation = {
  ...blankDocument('quotation', start('QTN-001')),
  business: bill.business,
  client: bill.client,
  lines: bill.lines,
  taxRatePercent: '18',
}
export const receipt: Receipt = {
  ...blankDocument('receipt', start('RCT-001')),
  business: bill.business,
  client: bill.client,
  against: bill.number,
  purpose: 'Cement',
  amount: '14455',
}
const sold = { ...bill, client: { ...bill.client, gstin: '', state: '27' } }

/** Each kind of document, with the title and the words that tell it from the others. */
export const KINDS: [string, BusinessDocument, string[]][] = [
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
    'Self Invoice',
    { ...blankDocument('selfInvoice', start('SI-001')), ...partiesAndLines },
    // The buyer is in Maharashtra; the tax of 2,205 is not in the total.
    ['SI-001', 'Supplier', 'Reverse charge', '₹2,205.00', '₹12,250.00', 'section 31(3)(f)'],
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
    'Refund Voucher',
    { ...receipt, type: 'refund', against: 'RCT-000', againstDate: '2026-11-01' },
    ['Refunded to', 'RCT-000', '1 November 2026', '₹12,250.00', '₹2,205.00', '18%'],
  ],
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

import { messageWith, reminderOf, whatsAppNumber } from '@/components/documents/send/send-text'
import { blankDocument } from '@/lib/invoicing/model/blank-document'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import { invoice, lines, quotation, receipt } from '@/tests/lib/invoicing/sample-documents'

const parties = {
  business: { ...invoice().business, name: 'Ganesh Traders', vpa: 'ganesh@okaxis' },
  client: { ...invoice().client, name: 'Asha' },
}
/** ₹1,180, due on 21 December 2026. */
const sold = invoice({ ...parties, lines: lines('1 × 1000'), dueDate: '2026-12-21' })
const START = { id: 'n', number: 'CN-001', date: '2026-11-21', now: 0 }

test('an invoice asks for what is due, by when, with the link of its UPI ID', () => {
  expect(messageWith(sold, 118000)).toEqual({
    subject: 'Invoice INV-001 from Ganesh Traders',
    text: [
      'Dear Asha,',
      'Invoice INV-001 of 21 November 2026 for ₹1,180.00 is attached. Please pay ₹1,180.00 by 21 December 2026.',
      'Pay by UPI to ganesh@okaxis:\nupi://pay?pa=ganesh@okaxis&pn=Ganesh%20Traders&am=1180.00&cu=INR&tn=INV-001',
      'Ganesh Traders',
    ].join('\n\n'),
  })
})

test.each<[string, BusinessDocument, number, string]>([
  ['a part paid invoice asks for the rest', sold, 68000, 'Please pay ₹680.00 by 21 December 2026.'],
  ['a paid one states it', sold, 0, 'It is paid in full. Thank you.'],
  ['one without a due date names none', { ...sold, dueDate: '' }, 118000, 'Please pay ₹1,180.00.\n'],
  ['bank details take the place of UPI', { ...sold, business: { ...sold.business, vpa: '', bank: 'HDFC\nA/c 1' } }, 118000, 'Bank details:\nHDFC\nA/c 1'],
  ['a quotation states its last day', quotation({ ...parties, lines: lines('1 × 400'), validUntil: '2026-12-01' }), 0, 'Quotation QTN-001 of 21 November 2026 for ₹400.00 is attached. The price is valid until 1 December 2026.'],
  ['a receipt thanks', receipt({ ...parties, amount: '500' }), 0, 'Receipt RCT-001 of 21 November 2026 for ₹500.00 is attached. Thank you for your payment.'],
  ['a year of rent is twelve receipts', receipt({ type: 'rent', amount: '500', month: '2026-04', yearPack: true }), 0, 'for ₹6,000.00 is attached'],
  ['a note is attached', { ...blankDocument('creditNote', START), ...parties, lines: lines('1 × 100') }, 0, 'Credit note CN-001 of 21 November 2026 for ₹118.00 is attached.'],
])('%s', (_about, doc, duePaise, expected) => {
  expect(`${messageWith(doc, duePaise).text}\n`).toContain(expected)
}) // prettier-ignore

test('nothing is asked for where nothing is due, and nobody unknown is named', () => {
  const { text } = messageWith(
    { ...sold, business: { ...sold.business, name: '' }, client: invoice().client },
    0,
  )
  expect(text).toMatch(/^Hello,\n\n/)
  expect(text).not.toContain('UPI')
})

test.each([
  ['2026-12-21', ': ₹680.00 is due on 21 December 2026.'],
  ['2026-12-22', ': ₹680.00 was due on 21 December 2026, 1 day ago.'],
  ['2027-03-01', ': ₹680.00 was due on 21 December 2026, 70 days ago.'],
])('on %s a reminder reads%s', (today, expected) => {
  const { subject, text } = reminderOf(sold, 68000, today)
  expect(subject).toBe('Reminder: invoice INV-001')
  expect(text).toContain(`This is a reminder of invoice INV-001 of 21 November 2026${expected}`)
  expect(text).toContain('am=680.00')
})

test('without a due date a reminder states that it is still to be paid', () => {
  expect(reminderOf({ ...sold, dueDate: '' }, 68000, '2026-12-22').text).toContain(
    '₹680.00 is still to be paid.',
  )
})

test.each([
  ['98220 12345', '919822012345'],
  ['+91 98220 12345', '919822012345'],
  ['+971 50 123 4567', '971501234567'],
  ['12345', ''],
])('the WhatsApp number of %j is %j', (phone, number) => expect(whatsAppNumber(phone)).toBe(number))

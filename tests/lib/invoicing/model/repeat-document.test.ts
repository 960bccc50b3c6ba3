import { canRepeat, periodWords, repeatDocument } from '@/lib/invoicing/model/repeat-document'
import { invoice, lines, quotation, receipt } from '@/tests/lib/invoicing/sample-documents'

const START = { id: 'new', number: 'INV-002', date: '2026-11-23', now: 9 }

test.each([
  [
    '30 days from 31 October are 30 November; 30 from 23 November are 23 December',
    '2026-10-31',
    '2026-11-30',
    '2026-12-23',
  ],
  ['due on its own day', '2026-10-31', '2026-10-31', '2026-11-23'],
  ['over the end of February: 15 days', '2026-02-20', '2026-03-07', '2026-12-08'],
  ['no due date', '2026-10-31', '', ''],
])('the due date is as many days after the date: %s', (_, date, dueDate, expected) => {
  const next = repeatDocument(invoice({ date, dueDate }), START)
  expect(next).toMatchObject({
    id: 'new',
    number: 'INV-002',
    date: '2026-11-23',
    createdAt: 9,
    dueDate: expected,
  })
})

test('lines, client, charges and terms are those of the last one; what was paid on it is not', () => {
  const last = invoice({
    lines: lines('3 × 99.99 @ 18'),
    received: '50',
    terms: 'In 7 days',
    ownNumber: true,
  })
  const next = repeatDocument(last, START)
  expect(next).toMatchObject({ lines: last.lines, client: last.client, terms: 'In 7 days' })
  expect(next).toMatchObject({ received: '', ownNumber: false, source: null, number: 'INV-002' })
})

test.each([
  ['a month', '2026-12', false, '2027-01'],
  ['a year', '2025-04', true, '2026-04'],
  ['no month', '', false, ''],
])('rent goes on by %s', (_, month, yearPack, expected) => {
  expect(repeatDocument(receipt({ type: 'rent', month, yearPack }), START)).toMatchObject({ month: expected })
})

test('invoices and rent are written every month; offers and other receipts are not', () => {
  expect([invoice(), receipt({ type: 'rent' }), receipt(), quotation()].map(canRepeat)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test.each([
  ['Retainer for October 2026', ['October 2026']],
  ['Rent Oct-26 and Nov’26', ['Oct-26', 'Nov’26']],
  ['AMC Q2 FY 2026-27', ['Q2 FY 2026-27']],
  ['Service from 01/10/2026 to 31.10.26', ['01/10/2026', '31.10.26']],
  ['SEPTEMBER salary', ['SEPTEMBER']],
  ['किराया अक्टूबर 2026', ['अक्टूबर 2026']],
  ['5 Nov visit', ['5 Nov']],
  ['You may decorate marble, Marchant, 2 x 10 mm, Junction box, 2026 pieces', []],
  ['Q5 pump, model 1-2', []],
])('the period in %j is %j', (description, expected) => {
  const [line] = lines('1 × 1')
  expect(periodWords(invoice({ lines: [{ ...line!, description }] }))).toEqual(expected)
})

test('periods in charges, notes and the purpose of a receipt count too, each once', () => {
  const [line] = lines('1 × 1')
  const doc = invoice({
    lines: [{ ...line!, description: 'May 2026' }],
    charges: [{ ...line!, id: -1, description: 'Freight June' }],
    notes: 'For May 2026 and July',
  })
  expect(periodWords(doc)).toEqual(['May 2026', 'June', 'July'])
  expect(periodWords(receipt({ type: 'rent', purpose: 'April' }))).toEqual(['April'])
})

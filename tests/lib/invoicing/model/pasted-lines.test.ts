import { pastedLines } from '@/lib/invoicing/model/pasted-lines'

test.each([
  ['words alone', 'Chair'],
  ['several lines without columns', 'Chair\nTable'],
])('%s are no table', (_title, text) => expect(pastedLines(text)).toBeNull())

test('columns are found by their headings, in any order', () => {
  const table =
    'Qty\tItem name\tHSN/SAC\tRate (₹)\tGST %\tRemarks\n2\tChair\t9403\t1,200.50\t18%\tred\n1\tTea\t0902\t₹50\t5\t'
  expect(pastedLines(table)).toEqual([
    { quantity: '2', description: 'Chair', hsn: '9403', rate: '1,200.50', taxRatePercent: '18' },
    { quantity: '1', description: 'Tea', hsn: '0902', rate: '50', taxRatePercent: '5' },
  ])
})

test('without headings they are description, quantity and rate', () => {
  expect(pastedLines('Chair\t2\t1200\r\nTable\t1\t900\r\n')).toEqual([
    { description: 'Chair', quantity: '2', rate: '1200' },
    { description: 'Table', quantity: '1', rate: '900' },
  ])
})

test('a quoted cell may hold line breaks and quotes, an empty cell is left out', () => {
  expect(pastedLines('"Chair\n""red"""\t\t5')).toEqual([{ description: 'Chair "red"', rate: '5' }])
})

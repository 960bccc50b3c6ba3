import fc from 'fast-check'
import { numberFor } from '@/lib/invoicing/storage/new-document'
import { numberFault } from '@/lib/invoicing/model/number-fault'
import { numberAfter, nextNumber } from '@/lib/invoicing/model/numbering'
import { noDocuments } from '@/lib/invoicing/model/saved-documents'
import { receipt } from '@/tests/lib/invoicing/sample-documents'

describe('the number after', () => {
  it.each([
    ['INV-009', 'INV-010', 'keeps its width'],
    ['INV-999', 'INV-1000', 'grows when it must'],
    ['INV/26-27/001', 'INV/26-27/002', 'counts the last digits'],
    ['009/26-27', '010/26-27', 'a financial year at the end is no count'],
    ['MS/9/2026-27', 'MS/10/2026-27', 'nor is a long one'],
    ['9/2026-2027', '10/2026-2027', 'nor one with both its years'],
    ['INV-26-27', 'INV-26-28', 'without other digits it is the count'],
    ['A1/26-28', 'A1/26-29', 'two years apart are no financial year'],
    ['A1/2627', 'A1/2628', 'four digits are a count'],
    ['A1B', 'A2B', 'letters behind the digits stay'],
    ['Draft', 'Draft-002', 'one without digits begins to count'],
    ['99999999999999999999', '100000000000000000000', 'more digits than a double holds'],
  ])('%s is %s: %s', (number, expected) => {
    expect(numberAfter(number)).toBe(expected)
  })
})

const next = (earlier: [string, string][], options: Partial<Parameters<typeof nextNumber>[0]> = {}) =>
  nextNumber({
    kind: 'invoice',
    earlier: earlier.map(([number, date]) => ({ number, date })),
    date: '2026-11-21',
    restartYearly: false,
    wanted: '',
    ...options,
  })

describe('a new document', () => {
  it.each<[string, [string, string][], Parameters<typeof next>[1], string]>([
    ['the first has the specified number', [], {}, 'INV-001'],
    ['a quotation begins at its own', [], { kind: 'quotation' }, 'QTN-001'],
    ['takes over a number of one’s own', [['INV-004', '2026-11-01'], ['SGT/26-27/031', '2026-11-02']], {}, 'SGT/26-27/032'],
    ['passes over one in use', [['INV-002', '2026-11-01'], ['INV-001', '2026-11-02']], {}, 'INV-003'],
    ['does not begin again unless asked', [['INV-041', '2026-03-31']], { date: '2026-04-01' }, 'INV-042'],
    ['begins again on 1 April when asked', [['INV-041', '2026-03-31']], { date: '2026-04-01', restartYearly: true }, 'INV-001'],
    ['not on 31 March', [['INV-041', '2026-03-30']], { date: '2026-03-31', restartYearly: true }, 'INV-042'],
    ['a year in the number moves on', [['INV/25-26/041', '2026-03-31']], { date: '2026-04-01', restartYearly: true }, 'INV/26-27/001'],
    ['a year at the end too', [['041/25-26', '2026-03-31']], { date: '2026-04-01', restartYearly: true }, '001/26-27'],
    ['a year with a stroke too', [['INV/2025/26/041', '2026-03-31']], { date: '2026-04-01', restartYearly: true }, 'INV/2026/27/001'],
    ['a calendar year too', [['INV/2025/041', '2026-03-31']], { date: '2026-04-01', restartYearly: true }, 'INV/2026/001'],
    ['within a year the year stays: with a stroke', [['041/2026/27', '2026-11-20']], {}, '042/2026/27'],
    ['with a short one', [['A1/26/27', '2026-11-20']], {}, 'A2/26/27'],
    ['in four digits', [['A1/2627', '2026-11-20']], {}, 'A2/2627'],
    ['in six', [['7-202627', '2026-11-20']], {}, '8-202627'],
    ['of the calendar', [['INV-041-2026', '2026-11-20']], {}, 'INV-042-2026'],
    ['also where the next is in use', [['042/2026/27', '2026-11-19'], ['041/2026/27', '2026-11-20']], {}, '043/2026/27'],
    ['another year is a count', [['A1/2425', '2026-11-20']], {}, 'A1/2426'],
    ['over a gap of years', [['INV/23-24/9', '2024-03-31']], { date: '2026-04-01', restartYearly: true }, 'INV/26-27/1'],
    ['the wanted number comes next', [['INV-004', '2026-11-01']], { wanted: 'INV-100' }, 'INV-100'],
    ['unless it is in use', [['INV-004', '2026-11-01']], { wanted: 'INV-004' }, 'INV-005'],
    ['a document without a number does not count', [['INV-004', '2026-11-01'], [' ', '2026-11-02']], {}, 'INV-005'],
    ['before the day is known it goes on', [['INV-004', '2026-11-01']], { date: '', restartYearly: true }, 'INV-005'],
  ])('%s', (_title, earlier, options, expected) => {
    expect(next(earlier, options)).toBe(expected)
  }) // prettier-ignore

  it('never has a number that is in use', () => {
    const number = fc.constantFrom('INV-001', 'INV-002', 'INV-003', 'A/1', 'x', '')
    fc.assert(
      fc.property(fc.array(number), number, (numbers, wanted) => {
        const made = next(
          numbers.map((one) => [one, '2026-11-01']),
          { wanted },
        )
        expect(made).not.toBe('')
        expect(numbers).not.toContain(made)
      }),
    )
  })
})

it('a receipt after a year pack of rent does not take one of its twelve numbers', () => {
  const pack = receipt({ type: 'rent', month: '2026-04', yearPack: true })
  expect(numberFor({ ...noDocuments, documents: [pack] }, 'receipt', '2026-11-21')).toBe('RCT-013')
  const one = receipt({ type: 'rent', month: '2026-04' })
  expect(numberFor({ ...noDocuments, documents: [one] }, 'receipt', '2026-11-21')).toBe('RCT-002')
})

describe('what rule 46(b) has against a number', () => {
  const fault = (number: string, others: [string, string][] = []) =>
    numberFault(
      { number, date: '2026-11-21' },
      others.map(([taken, date]) => ({ number: taken, date })),
      16,
    )

  it.each([
    ['INV-001-26-27-01', null],
    ['INV-001-26-27-012', 'length'],
    ['INV 001', 'signs'],
    ['बिल-1', 'signs'],
    ['', null],
  ])('%s: %s', (number, expected) => {
    expect(fault(number)).toBe(expected)
  })

  it('that it was used before in the same financial year, and not in another', () => {
    expect(fault('7', [['7', '2026-04-01']])).toBe('used')
    expect(fault('7', [['7', '2026-03-31']])).toBeNull()
    expect(fault('inv-7', [['INV-7 ', '2026-04-01']])).toBe('used')
  })
})

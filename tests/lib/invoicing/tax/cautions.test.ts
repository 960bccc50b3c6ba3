import { type Caution, cautions } from '@/lib/invoicing/tax/cautions'
import { blankDocument } from '@/lib/invoicing/model/blank-document'
import { blankBusiness, blankClient } from '@/lib/invoicing/model/blank-party'
import { noteFrom } from '@/lib/invoicing/model/convert-document'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import type { CashMemo } from '@/lib/invoicing/document/invoice'
import type { CreditNote, DebitNote } from '@/lib/invoicing/document/note'
import type { Receipt } from '@/lib/invoicing/document/receipt'
import {
  between,
  GSTIN_27,
  invoice,
  lines,
  receipt,
  registered,
} from '@/tests/lib/invoicing/sample-documents'

const seller = { ...blankBusiness, gstin: GSTIN_27 }
const exempt = lines('1 × 100 @ 0').map((line) => ({ ...line, exemption: 'exempt' as const }))

test.each<[string, BusinessDocument, Caution['kind'][]]>([
  ['with tax on every line', invoice({ lines: lines('1 × 100') }), []],
  ['at 0% on every line', invoice({ lines: lines('1 × 80000 @ 0'), business: seller }), ['withoutTax']],
  ['at an empty rate', invoice({ lines: [{ ...lines('1 × 100')[0]!, taxRatePercent: '' }] }), ['withoutTax']],
  ['of exempt goods alone, which is a bill of supply', invoice({ lines: exempt }), ['allExempt']],
  ['at 0% on one line of two', invoice({ lines: lines('1 × 100', '1 × 100 @ 0') }), ['exemptionUnknown']],
  ['for an export at 0%', invoice({ lines: lines('1 × 100 @ 0'), placeOfSupply: '96' }), []],
  ['to a special economic zone at 0%', invoice({ lines: lines('1 × 100 @ 0'), specialZone: true }), []],
  ['under reverse charge to a consumer', invoice({ lines: lines('1 × 9'), reverseCharge: true }), ['reverseChargeToConsumer']],
  ['under reverse charge to a registered client', invoice({ lines: lines('1 × 9'), reverseCharge: true, client: { ...blankClient, gstin: GSTIN_27 } }), []],
  ['to a mistyped GSTIN', invoice({ lines: lines('1 × 9'), client: { ...blankClient, gstin: '29AABCT1332L1ZU' } }), ['headsInDoubt']],
])('an invoice %s', (_about, doc, kinds) => {
  expect(cautions(doc, []).map(({ kind }) => kind)).toEqual(kinds)
}) // prettier-ignore

test('lines at 0% whose reason is not known are named by their place', () => {
  const doc = invoice({ lines: lines('1 × 1', '1 × 1 @ 0', '1 × 1 @ 0'), ...between('27', '27') })
  expect(cautions(doc, [])).toEqual([{ kind: 'exemptionUnknown', lines: [2, 3] }])
})

const START = { id: 'n1', number: 'CN-001', date: '2026-11-21', now: 1 }
/** ₹1,18,000: 100 chairs at ₹1,000, and 18%. */
const sold = invoice({
  id: 'i1',
  date: '2026-06-01',
  lines: lines('100 × 1000').map((line) => ({ ...line, description: 'Chair' })),
  business: seller,
})
const note = (changes: Partial<CreditNote> = {}) => ({ ...noteFrom('creditNote', sold, START), ...changes })
const taken = (quantity: string) => sold.lines.map((line) => ({ ...line, quantity }))
const found = (doc: BusinessDocument, ...others: BusinessDocument[]) => cautions(doc, [sold, ...others, doc])

it('a credit note against an invoice whose total or quantity cannot be read has no caution about its size', () => {
  const unread = { ...sold, lines: sold.lines.map((line) => ({ ...line, quantity: 'some' })) }
  const sizes = (...documents: BusinessDocument[]) =>
    cautions(note(), [...documents, note()]).filter(({ kind }) => kind.startsWith('credit'))
  expect(sizes(unread)).toEqual([])
  const unreadDebit = { ...noteFrom('debitNote', sold, { ...START, id: 'n3' }), lines: unread.lines }
  expect(sizes(sold, unreadDebit)).toEqual([])
})

describe('a credit note', () => {
  it.each<[string, CreditNote | DebitNote, BusinessDocument[], Caution[]]>([
    ['for all that was sold', note(), [], []],
    ['of 5,000 pieces for an invoice of 100: 59,00,000 less 1,18,000', note({ lines: taken('5000') }), [], [{ kind: 'creditAboveInvoice', excessPaise: 57_82_000_00 }, { kind: 'creditQuantity', items: ['chair'] }]],
    ['of 101 pieces at half the price', note({ lines: taken('101').map((line) => ({ ...line, rate: '500' })) }), [], [{ kind: 'creditQuantity', items: ['chair'] }]],
    ['of 60 pieces after one of 60', note({ id: 'n2', number: 'CN-002', lines: taken('60') }), [note({ lines: taken('60') })], [{ kind: 'creditAboveInvoice', excessPaise: 23_600_00 }, { kind: 'creditQuantity', items: ['chair'] }]],
    ['of 60 pieces after one of 60 and a debit note of 20', note({ id: 'n2', lines: taken('60') }), [note({ lines: taken('60') }), { ...noteFrom('debitNote', sold, { ...START, id: 'n3' }), lines: taken('20') }], []],
    ['dated before its invoice', note({ date: '2026-05-31' }), [], [{ kind: 'noteBeforeInvoice', date: '2026-06-01' }]],
    ['with another date of the invoice than it has', note({ againstDate: '2026-06-02' }), [], [{ kind: 'otherInvoiceDate', date: '2026-06-01' }]],
    ['on 30 November after the year of the supply', note({ date: '2027-11-30' }), [], []],
    ['on the day after', note({ date: '2027-12-01' }), [], [{ kind: 'creditTooLate', lastDay: '2027-11-30' }]],
    ['on the day after, of a seller without registration', note({ date: '2027-12-01', supply: 'unregistered' }), [], []],
    ['before October 2022, when September was the last month', note({ against: 'OLD', againstDate: '2021-02-01', date: '2021-10-01' }), [], [{ kind: 'unknownInvoice', number: 'OLD' }, { kind: 'creditTooLate', lastDay: '2021-09-30' }]],
    ['without a number of the invoice, which is a missing detail', note({ against: '' }), [], []],
    ['that is a debit note of any amount at any time', { ...noteFrom('debitNote', sold, START), date: '2029-01-01', lines: taken('5000') }, [], []],
    ['that is a debit note to an unknown invoice', { ...noteFrom('debitNote', sold, START), against: 'X', againstDate: '', source: null }, [], [{ kind: 'unknownInvoice', number: 'X' }]],
  ])('%s', (_about, doc, others, expected) => {
    expect(found(doc, ...others)).toEqual(expected)
  }) // prettier-ignore
})

describe('a receipt', () => {
  const from = { ...blankClient, name: 'Asha' }
  const paid = (changes: Partial<Receipt>) =>
    receipt({ id: 'r1', mode: 'upi', client: from, amount: '100', ...changes })
  const law2025 = { from: 200_000, section: '186', act: 2025 as const }
  it.each<[string, Receipt, BusinessDocument[], Caution[]]>([
    ['for the whole invoice', paid({ against: 'INV-001', amount: '118000' }), [], []],
    ['of more than is due', paid({ against: 'INV-001', amount: '100000' }), [paid({ id: 'r2', against: 'INV-001', amount: '50000' })], [{ kind: 'receiptAboveDue', duePaise: 68_000_00, excessPaise: 32_000_00 }]],
    ['for ₹1,99,999 in cash', paid({ mode: 'cash', amount: '199999' }), [], []],
    ['for ₹2,00,000 in cash', paid({ mode: 'cash', amount: '200000' }), [], [{ kind: 'cash', per: 'receipt', paise: 2_00_000_00, limit: law2025 }]],
    ['for ₹2,00,000 by cheque', paid({ mode: 'cheque', amount: '200000' }), [], []],
    ['for ₹1,00,000 in cash, twice on one day', paid({ mode: 'cash', amount: '100000' }), [paid({ id: 'r2', mode: 'cash', amount: '100000' })], [{ kind: 'cash', per: 'day', paise: 2_00_000_00, limit: law2025 }]],
    ['for ₹1,00,000 in cash on each of two days', paid({ mode: 'cash', amount: '100000' }), [paid({ id: 'r2', mode: 'cash', amount: '100000', date: '2026-11-20' })], []],
    ['in March 2026', paid({ mode: 'cash', amount: '200000', date: '2026-03-31' }), [], [{ kind: 'cash', per: 'receipt', paise: 2_00_000_00, limit: { from: 200_000, section: '269ST', act: 1961 } }]],
    ['before April 2017', paid({ mode: 'cash', amount: '200000', date: '2017-03-31' }), [], []],
  ])('%s', (_about, doc, others, expected) => {
    expect(found(doc, ...others)).toEqual(expected)
  }) // prettier-ignore

  it('in cash counts with the cash memos of the day, which have the same limit', () => {
    const memo = (amount: string, paidBy: CashMemo['paidBy'] = 'cash'): CashMemo => ({
      ...blankDocument('cashMemo', { ...START, id: 'm' }),
      business: registered,
      ...{ client: from, paidBy, lines: lines(`1 × ${amount} @ 5`) },
    })
    const cash = (per: 'receipt' | 'day', paise: number) => [{ kind: 'cash', per, paise, limit: law2025 }]
    // 2.5% of 1,90,476.20 are 4,761.91, and of 1,90,476.19 they are 4,761.90.
    expect(found(memo('190476.20'))).toEqual(cash('receipt', 2_00_000_02))
    expect(found(memo('190476.19'))).toEqual([])
    expect(found(memo('190476.20', 'card'))).toEqual([])
    expect(found(memo('100000'), paid({ mode: 'cash', amount: '95000' }))).toEqual(cash('day', 2_00_000_00))
    expect(found(paid({ mode: 'cash', amount: '95000' }), memo('100000'))).toEqual(cash('day', 2_00_000_00))
    expect(found(paid({ mode: 'cash', amount: '95000' }), memo('100000', 'upi'))).toEqual([])
  })

  it('in cash for one invoice on two days is one transaction', () => {
    const big = invoice({ id: 'i2', number: 'INV-002', date: '2026-06-01', lines: lines('1 × 300000') })
    const part = (id: string, date: string) =>
      paid({ id, date, mode: 'cash', amount: '100000', against: 'INV-002' })
    expect(found(part('r1', '2026-11-21'), big, part('r2', '2026-11-20'))).toEqual([
      { kind: 'cash', per: 'invoice', paise: 2_00_000_00, limit: law2025 },
    ])
  })
})

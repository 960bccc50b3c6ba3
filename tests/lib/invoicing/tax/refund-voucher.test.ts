import { papersOf } from '@/components/documents/paper/papers-of'
import type { Receipt } from '@/lib/invoicing/document/receipt'
import { accountsOf } from '@/lib/invoicing/ledger/accounts'
import { ageingOf } from '@/lib/invoicing/ledger/ageing'
import { statementOf } from '@/lib/invoicing/ledger/statement'
import { blankClient } from '@/lib/invoicing/model/blank-party'
import { convertDocument } from '@/lib/invoicing/model/convert-document'
import { gstr1Json } from '@/lib/invoicing/returns/gstr1-json'
import { cautions } from '@/lib/invoicing/tax/cautions'
import { settlements } from '@/lib/invoicing/tax/payments'
import { totals } from '@/lib/invoicing/tax/totals'
import {
  GSTIN_27,
  invoice,
  lines,
  missingDetails,
  receipt,
  registered,
} from '@/tests/lib/invoicing/sample-documents'

/** ₹1,180 for a service within Maharashtra: 1,000 and 18 % of it. */
const advance: Receipt = receipt({
  id: 'a',
  number: 'RCT-001',
  date: '2026-11-05',
  type: 'advance',
  amount: '1180',
  purpose: 'Design',
  business: { ...registered, name: 'Ganesh', address: 'Pune', gstin: GSTIN_27, state: '27' },
  client: { ...blankClient, name: 'Asha', address: 'Nashik', state: '27' },
})
const start = { id: 'r', number: 'RCT-002', date: '2026-11-20', now: 9 }
const refund = convertDocument(advance, 'receipt', null, start) as Receipt

test('the refund of an advance has its parties, amount and tax, and names its voucher: rule 51', () => {
  expect(refund).toMatchObject({
    type: 'refund',
    number: 'RCT-002',
    against: 'RCT-001',
    againstDate: '2026-11-05',
  })
  expect(totals(refund)).toMatchObject({ totalMinor: 1_180_00, cgstMinor: 90_00, sgstMinor: 90_00 })
  expect(missingDetails(refund)).toEqual([])
  const without = { ...refund, against: '', againstDate: '' }
  expect(missingDetails(without)).toEqual(['against', 'againstDate'])
  const [paper] = papersOf(refund)!
  expect(paper!.title).toBe('Refund Voucher')
  expect(paper!.entries).toContainEqual({ label: 'Receipt voucher no.', value: 'RCT-001' })
  expect(paper!.taxes!.rows).toHaveLength(1)
})

test('no other receipt becomes a refund', () => {
  expect(() => convertDocument({ ...advance, type: 'payment' }, 'receipt', null, start)).toThrow(RangeError)
})

describe('in GSTR-1', () => {
  const monthOf = (documents: Receipt[], month: string) =>
    gstr1Json(documents, { gstin: GSTIN_27, from: `${month}-01`, to: `${month}-31` }) as Record<
      string,
      unknown
    >
  const rows = (amount: number) => [
    {
      pos: '27',
      sply_ty: 'INTRA',
      itms: [{ rt: 18, ad_amt: amount, camt: amount * 0.09, samt: amount * 0.09, csamt: 0 }],
    },
  ]

  it('it is taken off the advances of its month: 2,000 less 1,000', () => {
    const other = { ...advance, id: 'b', number: 'RCT-003', amount: '2360' }
    expect(monthOf([other, { ...refund, amount: '1180' }], '2026-11').at).toEqual(rows(1_000))
    expect(monthOf([advance, refund], '2026-11')).not.toHaveProperty('at')
  })

  it('of an advance of an earlier month it is adjusted: table 11B', () => {
    const file = monthOf([advance, { ...refund, date: '2026-12-02' }], '2026-12')
    expect(file).not.toHaveProperty('at')
    expect(file.txpd).toEqual(rows(1_000))
  })

  it('its number is one of refund vouchers: table 13', () => {
    expect(monthOf([advance, refund], '2026-11').doc_issue).toMatchObject({
      doc_det: [{ doc_num: 6 }, { doc_num: 8, doc_typ: 'Refund Voucher' }],
    })
  })
})

test('the client of a refunded advance owes nothing and has nothing on account', () => {
  const documents = [advance, refund]
  expect(ageingOf(documents, '2026-11-28')).toEqual([])
  expect(ageingOf([advance], '2026-11-28')).toMatchObject([{ onAccountPaise: 1_180_00 }])
  expect(statementOf(accountsOf(documents)[0]!, '', '')).toMatchObject({
    closingPaise: 0,
    rows: [{ kind: 'advance' }, { kind: 'refund', debitPaise: 1_180_00 }],
  })
  // More than was received: the rest is due back.
  expect(ageingOf([refund], '2026-11-28')).toMatchObject([{ unpaidPaise: 1_180_00, onAccountPaise: 0 }])
})

test('a refund settles no invoice, whatever its number, and no cash is received by it', () => {
  const sold = invoice({ id: 'i', number: 'RCT-001', date: '2026-11-01', lines: lines('1 × 1000') })
  expect(settlements([sold, refund]).get('i')).toMatchObject({ receivedPaise: 0, duePaise: 1_180_00 })
  const inCash = { ...refund, mode: 'cash' as const, amount: '300000' }
  expect(cautions(inCash, []).filter(({ kind }) => kind === 'cash')).toEqual([])
})

import { blankDocument } from '@/lib/invoicing/model/blank-document'
import { noteFrom } from '@/lib/invoicing/model/convert-document'
import type { CashMemo } from '@/lib/invoicing/document/invoice'
import { noDocuments } from '@/lib/invoicing/model/saved-documents'
import { accountsOf } from '@/lib/invoicing/ledger/accounts'
import { accountAgeing } from '@/lib/invoicing/ledger/ageing'
import { statementOf } from '@/lib/invoicing/ledger/statement'
import { numberFor } from '@/lib/invoicing/storage/new-document'
import { documentFrom } from '@/lib/invoicing/storage/read-documents'
import { cautions } from '@/lib/invoicing/tax/cautions'
import { GSTIN_27, invoice, lines, missingDetails } from '@/tests/lib/invoicing/sample-documents'

const START = { id: 'm1', number: 'CM-001', date: '2026-11-21', now: 1 }
const goods = lines('2 × 500').map((line) => ({ ...line, description: 'Chair', hsn: '9403', unit: 'nos' }))
const memo = (changes: Partial<CashMemo> = {}): CashMemo => {
  const blank = blankDocument('cashMemo', START)
  const business = { ...blank.business, name: 'Ganesh', address: 'Pune', gstin: GSTIN_27 }
  return { ...blank, business, lines: goods, ...changes }
}

test('leaves no balance with its client; a credit note against it does', () => {
  const client = { ...memo().client, name: 'Asha' }
  const doc = memo({ client })
  const [account] = accountsOf([doc])
  expect(statementOf(account!, '', '')).toMatchObject({
    debitPaise: 1_180_00,
    creditPaise: 1_180_00,
    closingPaise: 0,
  })
  expect(accountAgeing(account!, '2026-12-31').unpaidPaise).toBe(0)
  const note = {
    ...noteFrom('creditNote', doc, { ...START, id: 'c1', number: 'CN-001' }),
    reason: 'Returned',
  }
  expect(cautions(note, [doc, note])).toEqual([])
  const [after] = accountsOf([doc, note])
  expect(statementOf(after!, '', '').closingPaise).toBe(-1_180_00)
})

test('has the details of rule 46, or those of a bill, and a series of numbers', () => {
  expect(missingDetails(memo())).toEqual([])
  const business = { ...memo().business, gstin: '' }
  expect(missingDetails(memo({ business, lines: goods.map((line) => ({ ...line, unit: '' })) }))).toEqual([
    'sellerGstin',
    'sellerState',
    'units',
  ])
  expect(missingDetails(memo({ business, supply: 'unregistered' }))).toEqual([])
  expect(numberFor({ ...noDocuments, documents: [invoice(), memo()] }, 'cashMemo', '2026-11-22')).toBe(
    'CM-002',
  )
  expect(documentFrom({ ...memo(), paidBy: 'barter' })).toEqual(memo())
})

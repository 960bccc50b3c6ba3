import { blankDocument } from '@/lib/invoicing/model/blank-document'
import { blankBusiness } from '@/lib/invoicing/model/blank-party'
import { challanFrom, copyDocument, invoiceFrom, proformaFrom } from '@/lib/invoicing/model/convert-document'
import { documentOfLink } from '@/lib/invoicing/model/document-of-link'
import { isRegistrationOpen, withRegistration } from '@/lib/invoicing/model/registration'
import { hasItems, type BusinessDocument } from '@/lib/invoicing/document/document'
import { type DocumentKind, documentKinds } from '@/lib/invoicing/document/document-kinds'
import type { GstRegistration } from '@/lib/invoicing/document/party'
import { documentFrom } from '@/lib/invoicing/storage/read-documents'
import { newDocument } from '@/lib/invoicing/storage/new-document'
import { noDocuments } from '@/lib/invoicing/model/saved-documents'
import { paperTypeOf } from '@/lib/invoicing/tax/paper-type'
import { totals } from '@/lib/invoicing/tax/totals'
import { GSTIN_27, invoice, lines, quotation, registered } from '@/tests/lib/invoicing/sample-documents'

const start = { id: 'a', number: 'N-1', date: '2026-11-28', now: 1 }
const named = { ...blankBusiness, name: 'Ravi Stores', address: 'Nashik' }

/** Five of 60 at 18%, of a shop that gave its name and address alone. */
function ofShop(kind: DocumentKind): BusinessDocument {
  const blank: BusinessDocument = { ...blankDocument(kind, start), business: named }
  if (hasItems(blank)) return { ...blank, lines: lines('5 × 60') } as BusinessDocument
  return { ...blank, type: 'advance', amount: '300' }
}
const taxOf = (doc: BusinessDocument) => totals(doc)!.taxMinor
const sold = documentKinds.filter(
  (kind) => !['purchaseOrder', 'selfInvoice', 'paymentVoucher'].includes(kind),
)

describe('section 32(1) of the CGST Act: who is not registered collects no tax', () => {
  it.each(sold)('a %s has none before the answer, and none without a GSTIN', (kind) => {
    const doc = ofShop(kind)
    expect(taxOf(doc)).toBe(0)
    expect(isRegistrationOpen(doc)).toBe(kind !== 'quotation')
    for (const answer of ['no', 'composition'] as const) {
      const answered = withRegistration(doc, answer)
      expect(taxOf(answered)).toBe(0)
      expect(totals(answered)!.totalMinor).toBe(300_00)
      expect(isRegistrationOpen(answered)).toBe(false)
    }
  })

  // 300 × 18% is 54; 300 × 18 / 118 is 45.76, in two heads 22.88 each.
  it.each(sold.filter((kind) => kind !== 'quotation'))('a %s has it with a GSTIN, said or typed', (kind) => {
    const tax = kind === 'receipt' ? 45_76 : 54_00
    const doc = ofShop(kind)
    expect(taxOf(withRegistration(doc, 'yes'))).toBe(tax)
    expect(taxOf({ ...doc, business: { ...named, gstin: GSTIN_27 } })).toBe(tax)
  })

  it.each<[GstRegistration, string, string]>([
    ['yes', 'taxInvoice', GSTIN_27],
    ['no', 'bill', ''],
    ['composition', 'billOfSupply', GSTIN_27],
  ])('the answer %s makes the invoice a %s', (answer, paper, gstin) => {
    const doc = { ...ofShop('invoice'), business: { ...named, gstin: GSTIN_27 } } as BusinessDocument
    const answered = withRegistration(doc, answer)
    expect(paperTypeOf(answered)).toBe(paper)
    expect(answered.business.gstin).toBe(gstin)
    expect(paperTypeOf(withRegistration(answered, 'yes'))).toBe('taxInvoice')
  })
})

describe('the answer is kept for the business', () => {
  const remembering = (doc: BusinessDocument) => ({
    documents: [doc],
    settings: { ...noDocuments.settings, remember: 'yes' as const },
  })

  it.each<[GstRegistration, string]>([
    ['no', 'unregistered'],
    ['composition', 'composition'],
    ['yes', 'tax'],
  ])('%s: the next invoice is of the type %s', (answer, supply) => {
    const next = newDocument(
      remembering(withRegistration(ofShop('quotation'), answer)),
      'invoice',
      '2026-11-29',
    )
    expect(next).toMatchObject({ supply, business: { registration: answer } })
  })

  it('goes on into documents made from one', () => {
    const offer = quotation({ business: { ...named, registration: 'no' }, lines: lines('1 × 100') })
    expect(invoiceFrom(offer, start).supply).toBe('unregistered')
    expect(taxOf(proformaFrom(offer, start))).toBe(0)
    expect(taxOf(challanFrom(invoiceFrom(offer, start), start))).toBe(0)
  })
})

describe('a document stored before the question', () => {
  const { registration: _, ...oldBusiness } = named
  const old = (changes: object) =>
    documentFrom({ ...invoice({ lines: lines('5 × 60') }), business: oldBusiness, ...changes })!

  it('keeps the tax that it charged, and the next one asks', () => {
    const doc = old({})
    expect(taxOf(doc)).toBe(54_00)
    expect(documentFrom(JSON.parse(JSON.stringify(doc)))).toEqual(doc)
    const saved = { documents: [doc], settings: { ...noDocuments.settings, remember: 'yes' as const } }
    for (const next of [newDocument(saved, 'invoice', '2026-11-29'), copyDocument(doc, start)]) {
      expect(next.business.name).toBe('Ravi Stores')
      expect(isRegistrationOpen(next)).toBe(true)
    }
  })

  it.each([
    [{ supply: 'unregistered' }, 'no'],
    [{ supply: 'composition' }, 'composition'],
    [{ business: { ...oldBusiness, gstin: GSTIN_27 } }, 'yes'],
  ])('with %o answered %s', (changes, answer) => {
    expect(old(changes).business.registration).toBe(answer)
  })
})

describe('a link', () => {
  const opened = (fragment: string, business = blankBusiness) => {
    const { kind, fill } = documentOfLink('invoice', fragment)!
    const blank = { ...blankDocument(kind, start), business } as BusinessDocument
    return { ...blank, ...fill(blank) } as BusinessDocument
  }
  const ITEM = '#items-1-description=Rice&items-1-quantity=5&items-1-rate=60'

  it.each([
    ['an item without a rate of GST', ITEM, 0],
    ['a rate of GST', `${ITEM}&items-1-taxRatePercent=18`, 54_00],
    ['a GSTIN', `${ITEM}&companyGstin=${GSTIN_27}`, 54_00],
    ['the answer yes', `${ITEM}&registered=yes`, 54_00],
    ['the answer no beside a rate', `${ITEM}&items-1-taxRatePercent=18&registered=no`, 0],
    ['an answer that there is not', `${ITEM}&registered=maybe`, 0],
  ])('with %s', (_title, fragment, tax) => {
    expect(taxOf(opened(fragment))).toBe(tax)
  })

  it('with a rate does not make a remembered business without a GSTIN charge it', () => {
    expect(taxOf(opened(`${ITEM}&items-1-taxRatePercent=18`, { ...named, registration: 'no' }))).toBe(0)
    expect(taxOf(opened(`${ITEM}&items-1-taxRatePercent=18`, registered))).toBe(54_00)
  })
})

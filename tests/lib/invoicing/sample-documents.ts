import type { BusinessDocument } from '@/lib/invoicing/document/document'
import type { DocumentLine } from '@/lib/invoicing/document/document-line'
import type { Business } from '@/lib/invoicing/document/party'
import type { Invoice } from '@/lib/invoicing/document/invoice'
import type { Quotation } from '@/lib/invoicing/document/quotation'
import type { Receipt } from '@/lib/invoicing/document/receipt'
import { blankDocument } from '@/lib/invoicing/model/blank-document'
import { blankBusiness, blankClient } from '@/lib/invoicing/model/blank-party'
import { blankLine } from '@/lib/invoicing/model/blank-line'
import type { Turnover } from '@/lib/invoicing/model/saved-documents'
import { requiredDetails } from '@/lib/invoicing/tax/required-details'

const START = { id: 'd1', number: 'INV-001', date: '2026-11-21', now: 1 }

/** A business with a GSTIN, which may charge GST. */
export const registered: Business = { ...blankBusiness, registration: 'yes' }

/** A new invoice of a registered business with these changes. */
export const invoice = (changes: Partial<Invoice> = {}): Invoice => ({
  ...blankDocument('invoice', START),
  business: registered,
  ...changes,
})

export const quotation = (changes: Partial<Quotation> = {}): Quotation => ({
  ...blankDocument('quotation', { ...START, number: 'QTN-001' }),
  business: registered,
  ...changes,
})

export const receipt = (changes: Partial<Receipt> = {}): Receipt => ({
  ...blankDocument('receipt', { ...START, number: 'RCT-001' }),
  business: registered,
  ...changes,
})

/** 'quantity × rate @ tax, less discount' as one types them: '3 × 99.99 @ 18 less 5', or 'less ₹50'. */
export function lines(...sums: string[]): DocumentLine[] {
  return sums.map((sum, place) => {
    const found = /^(\S+) × (\S+)(?: @ (\S+))?(?: less (₹?)(\S+))?$/.exec(sum)
    if (!found) throw new Error(`not a line: ${sum}`)
    const [, quantity = '', rate = '', tax = '18', sign = '', discount = ''] = found
    const discountUnit = sign ? 'rupees' : 'percent'
    return { ...blankLine(place + 1, tax), quantity, rate, discount, discountUnit }
  })
}

/** Real GSTINs by their check character: Maharashtra (27) is the published example, 29 is Karnataka. */
export const GSTIN_27 = '27AAPFU0939F1ZV'
export const GSTIN_29 = '29AAGCB7383J1Z4'

export const within = (state: string) => between(state, state)

export const between = (from: string, to: string) => ({
  business: { ...registered, state: from },
  client: { ...blankClient, state: to },
})

/** The details that the rules ask for and a document lacks. */
export const missingDetails = (doc: BusinessDocument, turnover: Turnover = 'upTo5Crore') =>
  requiredDetails(doc, turnover).flatMap(({ detail, met }) => (met ? [] : [detail]))

import { blankLine, type Draft, type DraftLine, newDraft } from '@/lib/invoicing/draft'

const BEGINNING = { id: 'd1', number: 'INV-001', date: '2026-11-21', now: 1 }

/** A fresh invoice with so much changed. */
export const invoice = (changes: Partial<Draft> = {}): Draft => ({
  ...newDraft('invoice', BEGINNING),
  ...changes,
})

export const quotation = (changes: Partial<Draft> = {}): Draft => ({
  ...newDraft('quotation', { ...BEGINNING, number: 'QTN-001' }),
  ...changes,
})

export const receipt = (changes: Partial<Draft['receipt']> = {}, others: Partial<Draft> = {}): Draft => {
  const draft = newDraft('receipt', { ...BEGINNING, number: 'RCT-001' })
  return { ...draft, ...others, receipt: { ...draft.receipt, ...changes } }
}

/** 'quantity × rate @ tax, less discount' as one types them: '3 × 99.99 @ 18 less 5'. */
export function lines(...sums: string[]): DraftLine[] {
  return sums.map((sum, place) => {
    const found = /^(\S+) × (\S+)(?: @ (\S+))?(?: less (\S+))?$/.exec(sum)
    if (!found) throw new Error(`not a line: ${sum}`)
    const [, quantity = '', rate = '', tax = '18', discountPercent = ''] = found
    return { ...blankLine(place + 1, tax), quantity, rate, discountPercent }
  })
}

/** Real GSTINs by their check character: Maharashtra (27) is the published example. */
export const GSTIN_27 = '27AAPFU0939F1ZV'

export const within = (state: string): Partial<Draft> => ({
  business: { ...invoice().business, state },
  client: { ...invoice().client, state },
})

export const between = (from: string, to: string): Partial<Draft> => ({
  business: { ...invoice().business, state: from },
  client: { ...invoice().client, state: to },
})

import { rupeesFromPaise } from '@/lib/format/numbers'
import type { Draft } from '@/lib/invoicing/draft'
import { receiptSheets } from '@/lib/invoicing/receipt-sheets'
import { fileStem, type Sheet } from '@/lib/invoicing/sheet'
import { clientOn, closingOf, factsOf, sellerOn, TITLES, upiOn } from '@/lib/invoicing/sheet-parts'
import { lineTable, rateTable, sumsOf } from '@/lib/invoicing/sheet-tables'
import { type Totals, totals } from '@/lib/invoicing/totals'
import { rupeesOnly } from '@/lib/invoicing/words-on-paper'

/**
 * The papers of a document: one, or the twelve of a year of rent.
 * @returns null while a number on it can't be read
 */
export function sheetsOf(draft: Draft): readonly Sheet[] | null {
  const result = totals(draft)
  if (!result) return null
  return draft.kind === 'receipt' ? receiptSheets(draft, result) : [billSheet(draft, result)]
}

function billSheet(draft: Draft, result: Totals): Sheet {
  return {
    fileStem: fileStem(draft),
    look: draft.look,
    title: draft.kind === 'quotation' ? TITLES.quotation : TITLES[draft.supply],
    statement:
      draft.kind === 'invoice' && draft.supply === 'composition'
        ? 'Composition taxable person, not eligible to collect tax on supplies'
        : '',
    logo: draft.business.logo,
    signature: draft.business.signature,
    seller: sellerOn(draft),
    client: clientOn(draft),
    facts: factsOf(draft, result),
    table: lineTable(draft, result),
    entries: [],
    sums: sumsOf(draft, result),
    words: rupeesOnly(result.totalPaise),
    taxes: rateTable(draft, result),
    upi:
      draft.kind === 'invoice' ? upiOn(draft, result.totalPaise, rupeesFromPaise(result.totalPaise)) : null,
    remarks: [
      { label: 'Notes', value: draft.notes.trim() },
      { label: 'Terms', value: draft.terms.trim() },
      { label: 'Bank details', value: draft.kind === 'invoice' ? draft.business.bank.trim() : '' },
    ].filter(({ value }) => value !== ''),
    closing: closingOf(draft),
    signedFor: draft.business.name.trim(),
    signedBy: 'Authorised signatory',
  }
}

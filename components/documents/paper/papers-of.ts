import { rupeesFromPaise } from '@/lib/format/numbers'
import { type Draft, hasItems, type ItemDocument } from '@/lib/invoicing/draft'
import { receiptPapers } from '@/components/documents/paper/receipt-papers'
import { fileStem, type Paper } from '@/components/documents/paper/paper'
import {
  clientOn,
  closingOf,
  factsOf,
  sellerOn,
  statementOf,
  titleOf,
  upiOn,
} from '@/components/documents/paper/paper-parts'
import { lineTable, rateTable, sumsOf } from '@/components/documents/paper/paper-tables'
import { isEmpty } from '@/lib/invoicing/filled-lines'
import { type Totals, totals } from '@/lib/invoicing/totals'
import { rupeesOnly } from '@/lib/invoicing/rupees-in-words'

/**
 * The papers of a document: one, or the twelve of a year of rent.
 * @returns null while a number on it cannot be read, or nothing was entered
 */
export function papersOf(draft: Draft): readonly Paper[] | null {
  const result = totals(draft)
  if (!result || isEmpty(draft)) return null
  return hasItems(draft) ? [billPaper(draft, result)] : receiptPapers(draft, result)
}

function billPaper(draft: ItemDocument, result: Totals): Paper {
  return {
    fileStem: fileStem(draft),
    look: draft.look,
    title: titleOf(draft),
    statement: statementOf(draft),
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
    stamp: false,
    signedFor: draft.business.name.trim(),
    signedBy: 'Authorised signatory',
  }
}

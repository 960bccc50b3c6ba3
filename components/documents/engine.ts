'use client'

import { gstinWords } from '@/components/documents/gstin-words'
import { keptDesk } from '@/components/documents/kept-desk'
import { totalRows } from '@/components/documents/total-rows'
import { rupeesFromPaise } from '@/lib/format/numbers'
import { groupWhileTyping } from '@/lib/inputs/amount-typing'
import { clientNamed, itemNamed, knownClients, knownItems } from '@/lib/invoicing/book'
import type { Draft, DraftLine, ReceiptDetails } from '@/lib/invoicing/draft'
import { cellProblem, lineCells, paiseOf, readLine, receiptAmount } from '@/lib/invoicing/line-numbers'
import { financialYearStart } from '@/lib/invoicing/numbering'
import { placeOfSupply, stateInWords, taxHeads } from '@/lib/invoicing/place-of-supply'
import { readTds } from '@/lib/invoicing/receipt-lines'
import { totals } from '@/lib/invoicing/totals'
import { isVpa } from '@/lib/invoicing/upi-link'
import { rupeesOnly } from '@/lib/invoicing/words-on-paper'
import { gstStates } from '@/lib/rules/gst-states'

const cells = { ...lineCells, amount: receiptAmount }
type Cell = keyof typeof cells

/** States and territories as people look for them: by name, without those that are no more. */
const states = gstStates
  .filter(({ iso, code }) => iso !== null || code === '97' || code === '96')
  .sort(
    (one, other) => Number(one.iso === null) - Number(other.iso === null) || (one.name < other.name ? -1 : 1),
  )

/** All that the form works out and keeps. It is fetched once the form is there, so that the form itself is light. */
export const engine = {
  keptDesk,
  totalRows,
  totals,
  rupeesOnly,
  gstinWords,
  states,
  cellProblem,
  isVpa,
  financialYearStart,
  groupWhileTyping,
  clientNamed,
  itemNamed,
  knownClients,
  knownItems,
  /** What is wrong with a number by itself. */
  numberProblem(cell: Cell, text: string): string | null {
    const reading = cells[cell].read(text)
    return reading.ok ? null : reading.problem
  },
  /** A number in its usual look: '10 lakh' is 10,00,000. What can't be read, or is not there, stays. */
  tidy(cell: Cell, text: string): string {
    const reading = cells[cell].read(text)
    return reading.ok && text.trim() !== '' ? cells[cell].show(reading.value) : text
  },
  /** Quantity × rate less discount, for the foot of a line. */
  lineAmount(line: DraftLine): string {
    const reading = readLine({ ...line, taxRatePercent: '' })
    if (!reading.ok) return '—'
    return rupeesFromPaise(Number(reading.value.grossPaise - reading.value.discountPaise))
  },
  /** What is wrong with the tax that a tenant kept back. */
  tdsProblem(receipt: ReceiptDetails): string | null {
    const reading = readTds(receipt)
    return reading.ok ? null : reading.problem
  },
  /** The amount of a receipt in words, below its field. */
  amountSays(text: string): string {
    const reading = receiptAmount.read(text)
    return reading.ok && reading.value > 0 ? rupeesOnly(paiseOf(reading.value)) : ''
  },
  supply: (draft: Draft) => ({ at: stateInWords(placeOfSupply(draft)), heads: taxHeads(draft) }),
}

export type Engine = typeof engine

import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { type Draft, newDraft } from '@/lib/invoicing/draft'
import { receiptAmount } from '@/lib/invoicing/line-numbers'
import { totals } from '@/lib/invoicing/totals'

interface Beginning {
  id: string
  number: string
  date: CalendarDay
  now: number
}

/** What a document is turned into next; a receipt ends the chain. */
export const NEXT_KIND = { quotation: 'invoice', invoice: 'receipt', receipt: null } as const

const NAMES = { quotation: 'Quotation', invoice: 'Invoice', receipt: 'Receipt' } as const

/**
 * The invoice of an accepted quotation: both parties, the lines with their tax, and the look. The quotation stays as it
 * was; terms and dates are those of a new invoice.
 */
function invoiceFrom(quotation: Draft, beginning: Beginning): Draft {
  const fresh = newDraft('invoice', beginning)
  const { business, client, placeOfSupply, specialZone, supply, reverseCharge, pricesInclude, look, notes } =
    quotation
  const lines = quotation.lines.map((line) => ({
    ...line,
    taxRatePercent: quotation.ratePerLine ? line.taxRatePercent : quotation.taxRatePercent,
  }))
  return {
    ...fresh,
    business,
    client,
    lines,
    placeOfSupply,
    specialZone,
    supply,
    reverseCharge,
    pricesInclude,
    look,
    notes,
    taxRatePercent: quotation.taxRatePercent,
    roundOff: quotation.roundOff,
    madeFrom: madeFrom(quotation),
  }
}

/** The receipt of an invoice: both parties, and its total as the money received for it. */
function receiptFrom(invoice: Draft, beginning: Beginning): Draft {
  const fresh = newDraft('receipt', beginning)
  const result = totals(invoice)
  return {
    ...fresh,
    business: invoice.business,
    client: invoice.client,
    look: invoice.look,
    supply: invoice.supply,
    madeFrom: madeFrom(invoice),
    receipt: {
      ...fresh.receipt,
      amount: result ? receiptAmount.show(result.totalPaise / 100) : '',
      against: invoice.number.trim(),
      purpose: '',
    },
  }
}

/** The next document of the chain. @throws RangeError for a receipt, which is the last */
export function turnedInto(draft: Draft, beginning: Beginning): Draft {
  if (draft.kind === 'quotation') return invoiceFrom(draft, beginning)
  if (draft.kind === 'invoice') return receiptFrom(draft, beginning)
  throw new RangeError('A receipt is turned into nothing')
}

const madeFrom = ({ kind, number }: Draft) => `${NAMES[kind]} ${number.trim()}`.trim()

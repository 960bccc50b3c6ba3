import { useDeferredValue, useMemo } from 'react'
import { useStore } from 'zustand'
import { More } from '@/components/documents/controls/section'
import { documentStore } from '@/components/documents/store/document-store'
import { storeRepeated } from '@/components/documents/store/open-document'
import { useToday } from '@/components/hooks/use-today'
import { Button } from '@/components/ui/button'
import { monthInWords } from '@/lib/format/days'
import { notYetInvoiced } from '@/lib/invoicing/ledger/not-yet-invoiced'

/** Clients who were invoiced in each of the last two months, and not yet in this one. */
export function MonthlyClients() {
  const today = useToday()
  const documents = useDeferredValue(useStore(documentStore, (state) => state.documents))
  const invoices = useMemo(
    // The page as built does not know today.
    () => (today === '' ? [] : notYetInvoiced(documents, today)),
    [documents, today],
  )
  if (invoices.length === 0) return null
  const month = monthInWords(today.slice(0, 'YYYY-MM'.length))
  return (
    <More summary={`Not invoiced yet in ${month}: ${invoices.length} of your monthly clients`}>
      <ul className="card px-4" aria-label="Monthly clients without an invoice this month">
        {invoices.map((invoice) => (
          <li
            key={invoice.id}
            className="flex flex-wrap items-center gap-x-3 border-b border-line py-1 last:border-b-0"
          >
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {invoice.client.name.trim()}
              <span className="block text-sm text-soft">{`Last invoice ${invoice.number.trim()}`}</span>
            </span>
            <Button
              variant="quiet"
              aria-label={`Same as last month for ${invoice.client.name.trim()}`}
              onClick={() => storeRepeated(invoice)}
            >
              Same as last month
            </Button>
          </li>
        ))}
      </ul>
    </More>
  )
}

import { useMemo } from 'react'
import { MoreFields } from '@/components/documents/controls/section'
import { storeRepeated } from '@/components/documents/store/open-document'
import { useSettledDocuments } from '@/components/documents/store/use-settled-documents'
import { useToday } from '@/components/hooks/use-today'
import { Button } from '@/components/ui/button'
import { monthInWords } from '@/lib/format/days'
import { notYetInvoiced } from '@/lib/invoicing/ledger/not-yet-invoiced'
import { t } from '@/lib/language/words'

/** Clients who were invoiced in each of the last two months, and not yet in this one. */
export function MonthlyClients() {
  const today = useToday()
  const documents = useSettledDocuments((state) => state.documents)
  const invoices = useMemo(
    // The page as built does not know today.
    () => (today === '' ? [] : notYetInvoiced(documents, today)),
    [documents, today],
  )
  if (invoices.length === 0) return null
  const month = monthInWords(today.slice(0, 'YYYY-MM'.length))
  return (
    <MoreFields summary={t('Not invoiced yet in {0}: {1} of your monthly clients', month, invoices.length)}>
      <ul className="card px-4" aria-label={t('Monthly clients without an invoice this month')}>
        {invoices.map((invoice) => (
          <li
            key={invoice.id}
            className="flex flex-wrap items-center gap-x-3 border-b border-line py-1 last:border-b-0"
          >
            <span className="min-w-0 flex-1 wrap-anywhere">
              {invoice.client.name.trim()}
              <span className="block text-sm text-soft">{t('Last invoice {0}', invoice.number.trim())}</span>
            </span>
            <Button
              variant="quiet"
              aria-label={t('Same as last month for {0}', invoice.client.name.trim())}
              onClick={() => storeRepeated(invoice)}
            >
              {t('Same as last month')}
            </Button>
          </li>
        ))}
      </ul>
    </MoreFields>
  )
}

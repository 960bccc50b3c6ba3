import { useMemo } from 'react'
import { MoreFields } from '@/components/documents/controls/section'
import { accountName, ClientStatement } from '@/components/documents/ledger/client-statement'
import { firstFew } from '@/components/documents/controls/first-few'
import { BAND_LABELS } from '@/components/documents/ledger/statement-paper'
import { useSettledDocuments } from '@/components/documents/store/use-settled-documents'
import { useToday } from '@/components/hooks/use-today'
import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import { rupeesFromPaise } from '@/lib/format/numbers'
import { accountsOf, unfinishedDocuments } from '@/lib/invoicing/ledger/accounts'
import { ageBands, type Ageing, ageingOf, totalAgeing } from '@/lib/invoicing/ledger/ageing'
import { nameOf, t } from '@/lib/language/words'

interface AgeRow extends Ageing {
  name: string
}

/** Nothing is a dash, and a column of dashes is left out. */
const paiseIfAny = (paise: number) => (paise === 0 ? null : paise)

const COLUMNS: readonly Column<AgeRow>[] = [
  { heading: t('Client'), as: 'text', cell: ({ name }) => name },
  { heading: t('Unpaid'), as: 'paise', cell: ({ unpaidPaise }) => unpaidPaise, answer: true },
  ...ageBands.map((band): Column<AgeRow> => ({
    heading: nameOf('age-bands', BAND_LABELS[band]),
    as: 'paise',
    cell: ({ bands }) => paiseIfAny(bands[band]),
  })),
  { heading: t('Paid on account'), as: 'paise', cell: ({ onAccountPaise }) => paiseIfAny(onAccountPaise) },
]

/** Unpaid amounts by age, and the account of each client. */
export function LedgerSection() {
  const today = useToday()
  const documents = useSettledDocuments((state) => state.documents)
  const accounts = useMemo(() => accountsOf(documents), [documents])
  const clients = useMemo(() => ageingOf(documents, today), [documents, today])
  if (accounts.length === 0) return null
  const all = totalAgeing(clients)
  const overduePaise = all.unpaidPaise - all.bands.notDue
  const rows = [
    ...clients.map((client): AgeRow => ({ ...client, name: accountName(client) })),
    ...(clients.length > 1 ? [{ ...all, name: t('All clients') }] : []),
  ]
  return (
    <>
      {rows.length > 0 && (
        <MoreFields
          summary={
            overduePaise > 0
              ? t(
                  'Unpaid: {0}, of it overdue {1}',
                  rupeesFromPaise(all.unpaidPaise),
                  rupeesFromPaise(overduePaise),
                )
              : t('Unpaid: {0}', rupeesFromPaise(all.unpaidPaise))
          }
        >
          <ResultTable
            caption={t('Unpaid by days after the due date')}
            columns={COLUMNS}
            rows={rows}
            file="unpaid-by-age"
            wordy
          />
          <p className="mt-2 text-sm text-soft">
            {t(
              'An invoice without a due date is due on its own date. An amount paid without an invoice, or in excess of one, is on account and not deducted from the unpaid amount.',
            )}
          </p>
        </MoreFields>
      )}
      <MoreFields summary={t('Client statements')}>
        <ClientStatement accounts={accounts} />
        <Unfinished />
      </MoreFields>
    </>
  )
}

const MOST_NUMBERS = 12

/** Documents that are in no account yet. */
function Unfinished() {
  const documents = useSettledDocuments((state) => state.documents)
  const numbers = unfinishedDocuments(documents).map(({ number }) => number.trim() || t('without a number'))
  if (numbers.length === 0) return null
  return (
    <p className="mt-2 text-sm text-soft">
      {t('Unfinished, so not included: {0}', firstFew(numbers, MOST_NUMBERS))}
    </p>
  )
}

import { clearNotice } from '@/lib/invoicing/storage/storage-acts'
import { useStore } from 'zustand'
import { documentStore } from '@/components/documents/store/document-store'
import { useToday } from '@/components/hooks/use-today'
import type { DocumentFormProps } from '@/components/documents/controls/field-messages'
import { LazyPart } from '@/components/ui/lazy-part'
import { type BusinessDocument, hasItems } from '@/lib/invoicing/document/document'
import { periodWords } from '@/lib/invoicing/model/repeat-document'
import { Button } from '@/components/ui/button'
import { isClockWrong } from '@/lib/calendar/today'
import { dayInWords } from '@/lib/format/days'
import type { StorageMessage } from '@/lib/invoicing/storage/document-state'
import { plural, t } from '@/lib/language/words'

const loadSwitch = () =>
  import('@/components/documents/businesses/business-switch').then((module) => module.BusinessSwitch)
const loadBooks = () => import('@/components/documents/books/quick-bill').then((module) => module.QuickBill)

/**
 * Above the form: a wrong clock, a copy of last month to check, saved clients and items on a phone, and what
 * happened to the documents in storage.
 */
export default function DocumentNotices({ doc, messages }: DocumentFormProps) {
  const notices = useStore(documentStore, (state) => state.notices)
  const remembers = useStore(documentStore, (state) => state.settings.remember === 'yes')
  const isOneOfSeveral = useStore(documentStore, (state) => state.business !== null)
  return (
    <>
      <LazyPart
        what={t('The list of businesses')}
        load={loadSwitch}
        wanted={isOneOfSeveral}
        props={{}}
        fallback={isOneOfSeveral && <div className="business-switch" />}
      />
      <ClockNotice />
      <RepeatedNotice doc={doc} />
      {hasItems(doc) && (
        <LazyPart
          what={t('The list of saved clients')}
          load={loadBooks}
          wanted={remembers}
          props={{ doc, messages }}
          fallback={remembers && <div className="doc-books mb-4 md:hidden" />}
        />
      )}
      {notices.length > 0 && (
        <div role="alert" className="no-print mb-4 grid gap-2">
          {notices.map((notice) => (
            <div key={notice.kind} className="card flex items-start gap-2 border-bad bg-bad-soft p-3">
              <p className="min-w-0 flex-1">{words(notice)}</p>
              <Button variant="quiet" onClick={() => clearNotice(documentStore, notice.kind)}>
                {t('Close')}
              </Button>
            </div>
          ))}
        </div>
      )}
    </>
  )
}

const MOST_PERIODS = 8

/** Which document this is a copy of, and the words of it that name a time. */
function RepeatedNotice({ doc }: { doc: BusinessDocument }) {
  const from = useStore(documentStore, ({ repeated }) => (repeated?.id === doc.id ? repeated.from : null))
  if (from === null || doc.id === '') return null
  const periods = periodWords(doc).slice(0, MOST_PERIODS)
  return (
    <div role="status" className="no-print card mb-4 flex items-start gap-2 p-3">
      <p className="min-w-0 flex-1">
        {`${t(
          '{0} is a copy of {1}, dated {2}.',
          doc.number.trim(),
          from || t('a document without a number'),
          dayInWords(doc.date),
        )} `}
        {periods.length > 0 && (
          <b>{t('Check the period: it still has {0}.', periods.map((period) => `“${period}”`).join(', '))}</b>
        )}
      </p>
      <Button variant="quiet" onClick={() => documentStore.setState({ repeated: null })}>
        {t('Close')}
      </Button>
    </div>
  )
}

/** A device whose clock was never set would date documents wrongly. */
export function ClockNotice() {
  const today = useToday()
  if (!isClockWrong(today)) return null
  return (
    <p role="alert" className="no-print card mb-4 border-bad bg-bad-soft p-3">
      {t(
        'Your device says today is {0}. Set its clock, or check every date before you send a document.',
        dayInWords(today),
      )}
    </p>
  )
}

function words(notice: StorageMessage): string {
  switch (notice.kind) {
    case 'notSaved':
      return notice.reason === 'full'
        ? t(
            'The browser has no room left, so your last changes are in this tab only. Export the documents to a file below, or delete some, before you close the tab.',
          )
        : t(
            'This browser does not let the page save anything, so your documents are in this tab only. Export them to a file below before you close the tab.',
          )
    case 'unreadable':
      return t(
        'Some of what was stored here could not be read. Nothing was deleted. It is stored as {0} in this browser.',
        notice.key,
      )
    case 'newer':
      return t(
        'The documents here were last written by a newer version of this page. What this version can read is shown, and everything is stored as {0}. Reload the page to get the newer version.',
        notice.key,
      )
    case 'copies':
      return plural(
        notice.count,
        String(notice.count),
        'A document was changed in two tabs at once. The newer change was saved, and the other is a copy in the list below.',
        '{0} documents were changed in two tabs at once. The newer change was saved, and the other is a copy in the list below.',
      )
  }
}

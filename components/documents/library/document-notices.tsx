import { useStore } from 'zustand'
import { documentStore } from '@/components/documents/store/document-store'
import { useToday } from '@/components/hooks/use-today'
import { Button } from '@/components/ui/button'
import { isClockWrong } from '@/lib/calendar/today'
import { dayInWords } from '@/lib/format/days'
import type { StorageNotice } from '@/lib/invoicing/storage/document-state'

/** What stands above the form: a wrong clock, and what happened to the documents in storage. */
export function DocumentNotices() {
  const notices = useStore(documentStore, (state) => state.notices)
  return (
    <>
      <ClockNotice />
      {notices.length > 0 && (
        <div role="alert" className="no-print mb-4 grid gap-2">
          {notices.map((notice) => (
            <div key={notice.kind} className="card flex items-start gap-2 border-bad bg-bad-wash p-3">
              <p className="min-w-0 flex-1">{words(notice)}</p>
              <Button variant="quiet" onClick={() => documentStore.clearNotice(notice.kind)}>
                Close
              </Button>
            </div>
          ))}
        </div>
      )}
    </>
  )
}

/** A device whose clock was never set would date documents wrongly. */
export function ClockNotice() {
  const today = useToday()
  if (!isClockWrong(today)) return null
  return (
    <p role="alert" className="no-print card mb-4 border-bad bg-bad-wash p-3">
      Your device says today is {dayInWords(today)}. Set its clock, or check every date before you send a
      document.
    </p>
  )
}

function words(notice: StorageNotice): string {
  switch (notice.kind) {
    case 'notSaved':
      return notice.reason === 'full'
        ? 'The browser has no room left, so your last changes are in this tab only. Export the documents to a file below, or delete some, before you close the tab.'
        : 'This browser does not let the page save anything, so your documents are in this tab only. Export them to a file below before you close the tab.'
    case 'unreadable':
      return `Some of what was stored here could not be read. Nothing was deleted. It is stored as ${notice.key} in this browser.`
    case 'newer':
      return `The documents here were last written by a newer version of this page. What this version can read is shown, and everything is stored as ${notice.key}. Reload the page to get the newer version.`
    case 'copies':
      return `${notice.count === 1 ? 'A document was' : `${notice.count} documents were`} changed in two tabs at once. The newer change was saved, and the other is a copy in the list below.`
  }
}

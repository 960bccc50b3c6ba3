'use client'

import { keptDesk } from '@/components/documents/kept-desk'
import { Button } from '@/components/ui/button'
import type { StorageNotice } from '@/lib/invoicing/shelf-storage'

function words(notice: StorageNotice): string {
  switch (notice.kind) {
    case 'notKept':
      return notice.reason === 'full'
        ? 'The browser has no room left, so your last changes are in this tab only. Export the documents to a file below, or delete some, before you close the tab.'
        : 'This browser does not let the page keep anything, so your documents are in this tab only. Export them to a file below before you close the tab.'
    case 'unreadable':
      return `Some of what was stored here could not be read. It is not thrown away: its text is kept in this browser under the name ${notice.key}.`
    case 'newer':
      return `The documents here were last written by a newer version of this page. What this version understands is shown, and all of it is kept under the name ${notice.key}. Reload the page to get the newer version.`
    case 'copies':
      return `${notice.count === 1 ? 'A document was' : `${notice.count} documents were`} changed in two tabs at once. The newer change stands, and the other is kept as a copy in the list below.`
  }
}

/** What there is to say about the keeping of documents. */
export default function StorageNotices({ notices }: { notices: readonly StorageNotice[] }) {
  return (
    <div role="alert" className="no-print mb-4 grid gap-2">
      {notices.map((notice) => (
        <div key={notice.kind} className="card flex items-start gap-2 border-bad bg-bad-wash p-3">
          <p className="min-w-0 flex-1">{words(notice)}</p>
          <Button variant="quiet" onClick={() => keptDesk.hush(notice.kind)}>
            Close
          </Button>
        </div>
      ))}
    </div>
  )
}

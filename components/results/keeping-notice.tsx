'use client'

import { Button } from '@/components/ui/button'
import type { KeepingNotice as Notice } from '@/lib/storage/kept-store'

interface KeepingNoticeProps {
  notice: Notice | null
  /** What is kept, as a sentence begins: 'Your expenses'. */
  what: string
  onClose(): void
}

function words(notice: Notice, what: string): string {
  return notice.kind === 'notKept'
    ? `${what} could not be saved: this browser has no room left, or keeps nothing. They are in this tab only.`
    : `${what} of an earlier visit could not be read. Nothing was deleted: they are stored as ${notice.key}.`
}

/** What there is to say about the keeping of a value in this browser. */
export function KeepingNotice({ notice, what, onClose }: KeepingNoticeProps) {
  return (
    <div role="alert" className="no-print">
      {notice && (
        <div className="card mb-4 flex items-start gap-2 border-bad bg-bad-wash p-3">
          <p className="min-w-0 flex-1">{words(notice, what)}</p>
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
        </div>
      )}
    </div>
  )
}

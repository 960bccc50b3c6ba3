'use client'

import { cards } from '@/components/tools/digital-visiting-card-maker/kept'
import { Button } from '@/components/ui/button'
import type { KeepingNotice as Notice } from '@/lib/visiting-card/card-store'

const words = (notice: Notice) =>
  notice.kind === 'notKept'
    ? 'The browser has no room left or keeps nothing, so this card is in this tab only. Download its files before you close the tab.'
    : `The card kept here could not be read. It is not thrown away: its text stays in this browser under the name ${notice.key}.`

/** What there is to say about the keeping of the card. */
export function KeepingNotice({ notice }: { notice: Notice | null }) {
  return (
    <div role="alert" className="no-print">
      {notice && (
        <div className="card mb-4 flex items-start gap-2 border-bad bg-bad-wash p-3">
          <p className="min-w-0 flex-1">{words(notice)}</p>
          <Button variant="quiet" onClick={cards.closeNotice}>
            Close
          </Button>
        </div>
      )}
    </div>
  )
}

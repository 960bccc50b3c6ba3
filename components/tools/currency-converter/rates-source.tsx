'use client'

import { useToday } from '@/components/tool-form/use-today'
import type { RatesView } from '@/components/tools/currency-converter/rates-view'
import { Button } from '@/components/ui/button'
import { daysBetween } from '@/lib/calendar/calendar-day'
import { dayInWords } from '@/lib/format/days'
import { grouped } from '@/lib/format/numbers'

/** Who gave the rates, and how old they are. */
export function RatesSource({ view }: { view: RatesView }) {
  const today = useToday()
  if (view.kind !== 'live' && view.kind !== 'copy') return null
  const { on } = view.table
  return (
    <div className="mt-3 text-sm text-soft">
      {/* The page as built does not know today; the line has its room all the same. */}
      <p className="font-medium">{(today && on && ageInWords(daysBetween(on, today))) || '\u00a0'}</p>
      {view.kind === 'live' ? (
        <p>A middle rate from the live service.</p>
      ) : (
        <p>
          A middle rate from a dated copy that comes with this site. It does not move during the day. Source:{' '}
          {view.table.source}, {view.table.licence}.
        </p>
      )}
      {view.kind === 'copy' && view.instead && (
        <>
          <p>{`${view.instead.failure.message} ${view.instead.failure.means}`}</p>
          {view.instead.retry && (
            <Button variant="outline" onClick={view.instead.retry}>
              Ask the live service again
            </Button>
          )}
        </>
      )}
    </div>
  )
}

function ageInWords(days: number): string {
  if (days <= 0) return 'Rates of today.'
  return `The rates are ${grouped(days)} ${days === 1 ? 'day' : 'days'} old.`
}

/** What to do while there are no rates: wait, ask again, or take the dated copy of that day. */
export function RatesMissing({ view, copyOn }: { view: RatesView; copyOn: string }) {
  if (view.kind === 'loading') {
    return (
      <p className="mt-3 flex items-center gap-2 text-soft">
        <Spinner />
        Waiting for the rates
      </p>
    )
  }
  if (view.kind !== 'failed') return null
  const { failure, retry, takeCopy } = view
  return (
    <div role="alert" className="card mt-3 grid justify-items-start gap-3 p-5">
      <p>{failure.means}</p>
      {retry && (
        <Button variant="outline" onClick={retry}>
          Try again
        </Button>
      )}
      {takeCopy && (
        <Button variant="outline" onClick={takeCopy}>
          {`Use the rates of ${dayInWords(copyOn)}`}
        </Button>
      )}
    </div>
  )
}

function Spinner() {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      className="size-5 animate-spin"
      aria-hidden="true"
    >
      <path d="M21 12a9 9 0 1 1-6.2-8.6" />
    </svg>
  )
}

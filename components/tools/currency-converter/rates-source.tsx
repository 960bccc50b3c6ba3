'use client'

import type { ReactNode } from 'react'
import { useToday } from '@/components/tool-form/use-today'
import type { RatesView } from '@/components/tools/currency-converter/rates-view'
import { daysBetween } from '@/lib/calendar/calendar-day'
import { grouped } from '@/lib/format/numbers'

interface RatesSourceProps {
  view: RatesView
  /** Why they are not the live ones, where a service is set up. */
  children: ReactNode
}

/** Who gave the rates, and how old they are. */
export function RatesSource({ view, children }: RatesSourceProps) {
  const today = useToday()
  if (view.kind !== 'live' && view.kind !== 'copy') return null
  const { on } = view.table
  return (
    <div className="mt-3 text-sm text-soft">
      {/* The page as built does not know today; the line has its room all the same. */}
      <p className="font-medium">{(today && on && ageInWords(daysBetween(on, today))) || '\u00a0'}</p>
      {view.kind === 'live' ? (
        <p>Mid-market rate from the live service.</p>
      ) : (
        <p>
          Mid-market rate from a dated copy that comes with this site; it does not change during the day.
          Source: {view.table.source}, {view.table.licence}.
        </p>
      )}
      {children}
    </div>
  )
}

function ageInWords(days: number): string {
  if (days <= 0) return 'Rates of today.'
  return `The rates are ${grouped(days)} ${days === 1 ? 'day' : 'days'} old.`
}

'use client'

import type { ReactNode } from 'react'
import type { RatesView } from './use-rates'

interface RatesSourceProps {
  view: RatesView
  /** Why they are not the live ones, where a service is set up. */
  children: ReactNode
}

/** Where the rates come from. */
export function RatesSource({ view, children }: RatesSourceProps) {
  if (view.kind !== 'live' && view.kind !== 'copy') return null
  return (
    <div className="mt-3 text-sm text-soft">
      {view.kind === 'live' ? (
        <p>Mid-market rate from the live service.</p>
      ) : (
        <p>
          Mid-market rate saved with this site; it does not change during the day. Source: {view.table.source}
          , {view.table.licence}.
        </p>
      )}
      {children}
    </div>
  )
}

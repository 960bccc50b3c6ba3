'use client'

import type { ReactNode } from 'react'
import { useLatePart } from '@/components/tool-form/use-late-part'
import { Button } from '@/components/ui/button'
import type { SiteRates } from './site-rates'
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

const loadErrors = () => import('./rate-errors')

/**
 * Messages while there are no live rates: below the site's own rates used instead, and in place of the result. With a live
 * service they load ahead of any failure, so that they show without a network.
 */
export function useRateErrors(view: RatesView, service: SiteRates['service'], copyOn: string) {
  const missing = !('table' in view)
  const { part, failed, retry } = useLatePart(loadErrors, missing || service !== 'none')
  return {
    instead: part && view.kind === 'copy' && view.instead && <part.CopyInstead instead={view.instead} />,
    missing: (
      <>
        {part && <part.RatesMissing view={view} copyOn={copyOn} />}
        {failed && missing && <Button onClick={retry}>Try again</Button>}
        {service !== 'none' && <noscript>The live rates need JavaScript.</noscript>}
      </>
    ),
  }
}

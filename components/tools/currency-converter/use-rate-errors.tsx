'use client'

import { useLatePart } from '@/components/tool-form/use-late-part'
import type { RatesView } from './use-rates'
import type { SiteRates } from './site-rates'
import { Button } from '@/components/ui/button'

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

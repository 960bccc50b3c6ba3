'use client'

import { useLatePart } from '@/components/tool-form/use-late-part'
import type { RatesView } from '@/components/tools/currency-converter/rates-view'
import type { SiteRates } from '@/components/tools/currency-converter/site-rates'
import { Button } from '@/components/ui/button'

const loadTrouble = () => import('@/components/tools/currency-converter/rates-trouble')

/**
 * What helps while there are no live rates: below the copy taken in their place, and where the result would stand. With
 * a live service it is fetched ahead, to be there when the network is not.
 */
export function useTrouble(view: RatesView, service: SiteRates['service'], copyOn: string) {
  const missing = !('table' in view)
  const { part, failed, retry } = useLatePart(loadTrouble, missing || service !== 'none')
  if (part === null)
    return { instead: null, missing: failed && missing && <Button onClick={retry}>Try again</Button> }
  return {
    instead: view.kind === 'copy' && view.instead && <part.CopyInstead instead={view.instead} />,
    missing: <part.RatesMissing view={view} copyOn={copyOn} />,
  }
}

'use client'

import { useEffect } from 'react'
import { useInBrowser } from '@/components/hooks/use-in-browser'
import { useLazyImport } from '@/components/hooks/use-lazy-import'
import { rememberTool } from '@/components/site/home/recent-tools-store'
import { withStorage } from '@/lib/storage/browser-storage'

const loadOffers = () => import('@/components/site/figure-offers')
const keepsFigures = () => {
  const stored = withStorage((storage) => storage.ownFigures !== undefined)
  return stored.ok && stored.value
}

/**
 * Notes on this device that the visitor used this tool, for the home page's "Recently used"; offers the
 * figures kept there.
 */
export function RememberTool({ slug }: { slug: string }) {
  useEffect(() => rememberTool(slug), [slug])
  const { value: offers } = useLazyImport(loadOffers, useInBrowser(keepsFigures, false))
  return offers ? <offers.FigureOffers slug={slug} /> : null
}

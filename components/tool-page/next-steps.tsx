'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLazyImport } from '@/components/hooks/use-lazy-import'
import { localPath } from '@/lib/language/local-path'
import { buttonVariants } from '@/components/ui/button'
import type { NextStep } from '@/lib/catalogue/next-step'
import { t } from '@/lib/language/words'

const load = () => import('@/components/tool-page/steps-on-page')
const noChange = () => () => {}
/** Of a step whose figures are not there. */
const NOT_YET = '-'
const FIRST_SIGNS = ['pointerover', 'pointerdown', 'keydown', 'scroll', 'input']

/** A fresh page shows its steps as built until somebody uses it; a link may ask for something else at once. */
function useWanted(): boolean {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const want = () => setWanted(true)
    if (location.hash) want()
    for (const name of FIRST_SIGNS) addEventListener(name, want, { once: true, passive: true })
    return () => FIRST_SIGNS.forEach((name) => removeEventListener(name, want))
  }, [])
  return wanted
}

/**
 * The tools that a result leads to, each with this page's figures. A step that does not fit what is asked is left out; one whose
 * figures are not there yet keeps its place.
 */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  const { value: page } = useLazyImport(load, useWanted())
  const plain = () => steps.map(({ to }) => `/${to}`).join('\n')
  const read = page ? () => page.addressesOf(steps) : plain
  const addresses = useSyncExternalStore(page?.onPageChange ?? noChange, read, plain).split('\n')
  if (addresses.every((address) => address === '')) return null
  const hasNone = addresses.every((address) => address === '' || address === NOT_YET)
  return (
    <nav
      aria-labelledby="next"
      className={`no-print mt-4 flex flex-wrap gap-2 ${hasNone ? 'invisible' : ''}`}
    >
      <p id="next" className="w-full text-sm text-soft">
        {t('Next, with these figures')}
      </p>
      {steps.map((step, place) => {
        const address = addresses[place]!
        return (
          address !== '' && (
            <a
              key={step.label}
              href={localPath(address === NOT_YET ? `/${step.to}` : address)}
              className={buttonVariants({
                variant: 'outline',
                ...(address === NOT_YET && { className: 'invisible' }),
              })}
            >
              {step.label}
            </a>
          )
        )
      })}
    </nav>
  )
}

'use client'

import { useSyncExternalStore } from 'react'
import { addressesOf, NOT_YET, onPageChange } from '@/components/tool-page/steps-on-page'
import { buttonVariants } from '@/components/ui/button'
import type { NextStep } from '@/lib/catalogue/next-step'
import { localPath } from '@/lib/language/local-path'
import { t } from '@/lib/language/words'

/**
 * The tools that a result leads to, each with this page's figures. A step that does not fit what is asked is
 * left out; one whose figures are not there yet keeps its place.
 */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  const asBuilt = () => steps.map(({ to }) => `/${to}`).join('\n')
  const addresses = useSyncExternalStore(onPageChange, () => addressesOf(steps), asBuilt).split('\n')
  if (!addresses.some(Boolean)) return null
  return (
    <nav
      aria-labelledby="next"
      className={`no-print mt-4 flex flex-wrap gap-2 ${addresses.some((address) => address && address !== NOT_YET) ? '' : 'invisible'}`}
    >
      <p id="next" className="w-full text-sm text-soft">
        {t('Next, with these figures')}
      </p>
      {steps.map((step, place) => {
        const address = addresses[place]
        return (
          address && (
            <a
              key={step.label}
              href={localPath(address === NOT_YET ? `/${step.to}` : address)}
              className={buttonVariants({
                variant: 'outline',
                className: address === NOT_YET ? 'invisible' : '',
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

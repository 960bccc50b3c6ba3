'use client'

import { useStore } from 'zustand'
import { keepInBrowser } from '@/components/results/keep-in-browser'

/** The slugs of the tools whose sample the visitor has put aside for the law. */
const byLaw = keepInBrowser<readonly string[]>({
  key: 'toolsByLaw',
  initial: [],
  read: (stored) =>
    Array.isArray(stored) && stored.every((slug) => typeof slug === 'string') ? stored : null,
  write: JSON.stringify,
})

export interface LawChoice {
  /** Whether a fresh page of the tool follows the law and not the specification's sample. */
  chosen: boolean
  choose(law: boolean): void
  /** Reset leads back to the sample, and forgets the choice. */
  resetting(reset: () => void): () => void
}

/** The choice between a tool's sample and the law, remembered on this device. A link that names its rules wins. */
export function useLawChoice(slug: string): LawChoice {
  const { value } = useStore(byLaw.store)
  const choose = (law: boolean) => {
    const others = byLaw.store.getState().value.filter((other) => other !== slug)
    byLaw.change(law ? [...others, slug] : others)
  }
  return {
    chosen: value.includes(slug),
    choose,
    resetting: (reset) => () => {
      choose(false)
      reset()
    },
  }
}

'use client'

import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Engine } from '@/components/documents/engine'

const engineStore = createStore<{ engine: Engine | null; failed: boolean }>(() => ({
  engine: null,
  failed: false,
}))

/** Fetches the engine; again, when it did not come. */
export function loadEngine(): Promise<void> {
  engineStore.setState({ failed: false })
  return import('@/components/documents/engine').then(
    ({ engine }) => engineStore.setState({ engine }),
    () => engineStore.setState({ failed: true }),
  )
}

if (typeof window !== 'undefined') void loadEngine()

/** Null until it is there. */
export const useEngine = (): Engine | null => useStore(engineStore, ({ engine }) => engine)
export const useEngineFailed = (): boolean => useStore(engineStore, ({ failed }) => failed)

/** For what happens outside of drawing, such as a key. */
export const engineNow = (): Engine | null => engineStore.getState().engine

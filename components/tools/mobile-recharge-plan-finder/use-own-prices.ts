'use client'

import { useSyncExternalStore } from 'react'
import { type LatePart, useLatePart } from '@/components/tool-form/use-late-part'
import { NO_PRICES, type PriceState } from './price-state'

const loadPart = () => import('./own-price-part')

export interface OwnPriceForm {
  state: PriceState
  /** The way to change them, once it is there. */
  entry: LatePart<Awaited<ReturnType<typeof loadPart>>>
}

const never = () => () => {}
const none = () => NO_PRICES

/** The visitor's own prices; none in the page as built, nor while their part is on its way. */
export function useOwnPrices(wanted: boolean): OwnPriceForm {
  const entry = useLatePart(loadPart, wanted)
  const state = useSyncExternalStore(
    entry.part ? entry.part.subscribeToPrices : never,
    entry.part ? entry.part.currentPrices : none,
    none,
  )
  return { state, entry }
}

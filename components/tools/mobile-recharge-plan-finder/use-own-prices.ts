'use client'

import { type LatePart, useLatePart } from '@/components/tool-form/use-late-part'
import { useStoredValue } from '@/components/tool-form/use-stored-value'
import type { OwnPrices } from '@/lib/recharge/own-prices'
import type { StoredState, StoredValue } from '@/lib/storage/stored-value'

const loadPart = () => import('./own-prices')

export interface OwnPriceForm {
  state: StoredState<OwnPrices>
  /** The way to change them, once it is there. */
  entry: LatePart<Awaited<ReturnType<typeof loadPart>>>
}

const NONE: StoredState<OwnPrices> = { value: {}, notSaved: null, setAside: null }
/** In the place of the stored prices while their part is on its way. */
const noPrices: Pick<StoredValue<OwnPrices>, 'subscribe' | 'getState' | 'getInitialState'> = {
  subscribe: () => () => {},
  getState: () => NONE,
  getInitialState: () => NONE,
}

/** The visitor's own prices; none in the page as built, nor while their part is on its way. */
export function useOwnPrices(wanted: boolean): OwnPriceForm {
  const entry = useLatePart(loadPart, wanted)
  const state = useStoredValue(entry.part ? entry.part.ownPrices : noPrices)
  return { state, entry }
}

import { useSyncExternalStore } from 'react'
import type { StoredState, StoredValue } from '@/lib/storage/stored-value'

/** A value kept in this browser. On the server, and for the first moment in the browser, its initial value. */
export const useStoredValue = <Value>({
  subscribe,
  getState,
  getInitialState,
}: Pick<StoredValue<Value>, 'subscribe' | 'getState' | 'getInitialState'>): StoredState<Value> =>
  useSyncExternalStore(subscribe, getState, getInitialState)

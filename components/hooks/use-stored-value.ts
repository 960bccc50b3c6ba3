import { useSyncExternalStore } from 'react'
import type { StoredState, StoredValue } from '@/lib/storage/stored-value'

/** A value kept in this browser. On the server, and for the first moment in the browser, its initial value. */
export const useStoredValue = <Value>(stored: StoredValue<Value>): StoredState<Value> =>
  useSyncExternalStore(stored.subscribe, stored.getState, stored.getInitialState)

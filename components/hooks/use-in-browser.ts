import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * What only the browser knows, and what does not change while the page lives.
 * @param before the value in the page as built, and for the first moment in the browser
 */
export const useInBrowser = <Value>(read: () => Value, before: Value): Value =>
  useSyncExternalStore(never, read, () => before)

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * A value that only the browser has and that does not change while the page is open.
 * @param before the value in the page as built, and for the first moment in the browser
 */
export const useInBrowser = <Value>(read: () => Value, before: Value): Value =>
  useSyncExternalStore(never, read, () => before)

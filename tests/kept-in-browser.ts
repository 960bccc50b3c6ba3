import { act } from '@testing-library/react'

/** What another tab does when the visitor clears the site's storage: every kept value is as on a first visit. */
export function forgetKept(): void {
  act(() => {
    // What still waits to be stored is stored first, so that it does not come back later.
    dispatchEvent(new Event('pagehide'))
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }))
  })
}

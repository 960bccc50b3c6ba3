/** Why something could not be saved: the browser gives the site no storage, or no more of it. */
export type NotSaved = 'blocked' | 'full'
export type StorageResult<Value> = { ok: true; value: Value } | { ok: false; reason: NotSaved }

/**
 * This browser's storage. Null on the server, where the visitor has blocked it (asking then throws), and in web views
 * that were never given one (`localStorage` is null there).
 */
export function browserStorage(): Storage | null {
  if (typeof window === 'undefined') return null
  try {
    return window.localStorage
  } catch {
    // Blocked by the visitor, or the page is in a sandbox.
    return null
  }
}

/** Does something with the browser's storage. Whatever it throws, full or blocked, comes back as the reason. */
export function withStorage<Value>(act: (storage: Storage) => Value): StorageResult<Value> {
  const storage = browserStorage()
  if (storage === null) return { ok: false, reason: 'blocked' }
  try {
    return { ok: true, value: act(storage) }
  } catch (error) {
    return { ok: false, reason: error instanceof Error && /quota/i.test(error.name) ? 'full' : 'blocked' }
  }
}

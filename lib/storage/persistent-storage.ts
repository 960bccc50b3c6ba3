let asked = false

/**
 * Asks the browser, once in a visit, not to clear the site's storage by itself when the device runs out of
 * space: Safari and Chrome decide alone, Firefox asks the visitor. Called when something of value has been
 * stored; a refusal changes nothing. Standard: Storage, `StorageManager.persist()`. Absent outside https and
 * in old browsers.
 */
export async function requestPersistentStorage(): Promise<void> {
  const storage =
    typeof navigator === 'undefined' ? undefined : (navigator.storage as StorageManager | undefined)
  if (asked || !storage?.persist) return
  asked = true
  try {
    if (!(await storage.persisted())) await storage.persist()
  } catch (error) {
    // A page in a sandbox may not ask.
    if (!(error instanceof DOMException || error instanceof TypeError)) throw error
  }
}

/** Parts of the page that are not loaded yet, each with what starts its loading. */
const missing = new Map<object, () => void>()
let printing: ReturnType<typeof setTimeout> | undefined

/** A part that does not arrive must not keep the visitor from printing the rest. */
const LONGEST_WAIT_MS = 5000

const loadMissing = () => missing.forEach((start) => start())

function print() {
  clearTimeout(printing)
  printing = undefined
  window.print()
}

/** Ctrl+P or ⌘P: the parts are loaded first. The browser's own menu cannot wait, so there it only starts them. */
function printOnKey(event: KeyboardEvent) {
  const asked = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
  if (!asked || event.key.toLowerCase() !== 'p' || missing.size === 0) return
  event.preventDefault()
  printing ??= setTimeout(print, LONGEST_WAIT_MS)
  loadMissing()
}

/**
 * Registers a part that printing needs; the returned function is called when the part is shown, has failed or is gone.
 */
export function neededForPrint(start: () => void): () => void {
  const part = {}
  if (missing.size === 0) {
    addEventListener('keydown', printOnKey)
    addEventListener('beforeprint', loadMissing)
  }
  missing.set(part, start)
  return () => {
    if (!missing.delete(part) || missing.size > 0) return
    removeEventListener('keydown', printOnKey)
    removeEventListener('beforeprint', loadMissing)
    if (printing !== undefined) print()
  }
}

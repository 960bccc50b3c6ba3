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

/** Loads the lazy parts of the page, then prints it. */
export function printPage(): void {
  if (missing.size === 0) return print()
  printing ??= setTimeout(print, LONGEST_WAIT_MS)
  loadMissing()
}

/** Ctrl+P or ⌘P, as the buttons. */
function printOnKey(event: KeyboardEvent) {
  const asked = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
  if (!asked || event.key.toLowerCase() !== 'p' || missing.size === 0) return
  event.preventDefault()
  printPage()
}

/**
 * The browser's own menu prints at once and waits for nothing, so the parts are loaded on the way there: the
 * pointer leaves the page by its upper edge, or the page loses the focus while it stays in sight.
 */
function onLeave({ clientY }: MouseEvent) {
  if (clientY <= 0) loadMissing()
}

function onBlur() {
  // The visibility of a page whose tab is left changes after its focus.
  setTimeout(() => document.visibilityState === 'visible' && loadMissing())
}

/**
 * Registers a part that printing needs; the returned function is called when the part is shown, has failed or
 * is gone. The listeners stay: without a missing part they do nothing, and adding one twice adds it once.
 */
export function neededForPrint(start: () => void): () => void {
  const part = {}
  addEventListener('keydown', printOnKey)
  addEventListener('beforeprint', loadMissing)
  addEventListener('blur', onBlur)
  document.documentElement.addEventListener('mouseleave', onLeave)
  missing.set(part, start)
  return () => {
    if (missing.delete(part) && missing.size === 0 && printing !== undefined) print()
  }
}

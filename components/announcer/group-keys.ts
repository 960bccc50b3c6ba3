const ITEMS = 'button:not(:disabled), summary'

/** One step forwards or backwards, a line down or up where the buttons have columns, or to an end. */
function nextPlace(key: string, place: number, count: number, columns: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return place + 1
    case 'ArrowLeft':
      return place - 1
    case 'ArrowDown':
      return place + columns
    case 'ArrowUp':
      return place - columns
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

/** Moves the focus within a group; true when the key is one of those that do. */
function move({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const item = document.activeElement?.closest<HTMLElement>(ITEMS)
  const group = item?.closest<HTMLElement>('[data-group]')
  if (!item || !group || altKey || ctrlKey || metaKey) return false
  const items = [...group.querySelectorAll<HTMLElement>(ITEMS)]
  const next = nextPlace(key, items.indexOf(item), items.length, Number(group.dataset.group) || 1)
  if (next === null) return false
  const wanted = items[next]
  if (wanted) {
    for (const other of items) other.tabIndex = -1
    wanted.tabIndex = 0
    wanted.focus()
  }
  return true
}

/**
 * The buttons of an element with `data-group`, of which one is a stop of Tab, are reached with the arrow
 * keys. Its value is the number of columns, empty for one row.
 *
 * @param keys those pressed before
 */
export function moveInGroups(keys: readonly KeyboardEvent[]): void {
  keys.forEach(move)
  addEventListener('keydown', (event) => {
    if (move(event)) event.preventDefault()
  })
}

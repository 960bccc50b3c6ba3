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

/**
 * The buttons of an element with `data-group`, of which one is a stop of Tab, are reached with the arrow keys. Its value is the
 * number of columns, empty for one row.
 */
export function moveInGroups(): void {
  addEventListener('keydown', (event) => {
    const { key, target, altKey, ctrlKey, metaKey } = event
    const group =
      altKey || ctrlKey || metaKey ? null : (target as Element).closest<HTMLElement>('[data-group]')
    const item = (target as Element).closest<HTMLElement>(ITEMS)
    if (!group || !item) return
    const items = [...group.querySelectorAll<HTMLElement>(ITEMS)]
    const next = nextPlace(key, items.indexOf(item), items.length, Number(group.dataset.group) || 1)
    const wanted = next === null ? undefined : items[next]
    if (next === null) return
    event.preventDefault()
    if (!wanted) return
    for (const other of items) other.tabIndex = -1
    wanted.tabIndex = 0
    wanted.focus()
  })
}

const TYPING_PLACES = 'input, textarea, select, [contenteditable]'

/** Ctrl K, ⌘ K and / lead to the search box; on small screens by way of the menu that holds it. */
export function followSearchKeys(): void {
  addEventListener('keydown', (event) => {
    const command = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
    const slash = event.key === '/' && !(event.target as Element).closest(TYPING_PLACES)
    if (!command && !slash) return
    event.preventDefault()
    focusSearch()
  })
}

function focusSearch(): void {
  const inHeader = document.getElementById('header-search')
  if (inHeader?.checkVisibility()) return inHeader.focus()
  document.getElementById('site-menu')?.showPopover()
  document.getElementById('menu-search')?.focus()
}

import { speak } from '@/components/announcer/live-region'
import { t } from '@/lib/language/words'

/** The focus has moved to the row that came, or to the place of the one that went. */
const FOCUSED_AFTER_MS = 100

const rowsOf = (list: Element): Element[] => [...list.children].filter((child) => child.matches('fieldset'))
const nameOf = (row: Element | undefined) => row?.querySelector('legend')?.textContent

/** How many rows of a list a text of the page names: 'Payment 1', 'Payment 2'. */
function countIn(before: string, list: Element): number {
  const stem = nameOf(rowsOf(list)[0])?.replace(/\d{1,3}$/, '')
  let count = 0
  while (stem && before.includes(`${stem}${count + 1}`)) count += 1
  return count
}

/** 'Payment 2 removed.': the row in the place of which the focus now is. */
function wordsOfChange(list: Element, isAdded: boolean): string | null {
  const rows = rowsOf(list)
  const focused = rows.findIndex((row) => row.contains(document.activeElement))
  const place = focused < 0 ? rows.length : focused
  // The rows are numbered, so that the one that went had the name of the one now in its place.
  const name = nameOf(rows[place]) ?? nameOf(rows[0])?.replace(/\d{1,3}$/, String(place + 1))
  if (!name) return null
  return isAdded ? t('{0} added.', name) : t('{0} removed.', name)
}

/** Speaks the name of each row that comes or goes in a form. */
export function followFieldsets(before: string): void {
  const counts = new WeakMap<Element, number>()
  const check = () => {
    for (const list of document.querySelectorAll('[data-rows]')) {
      const count = rowsOf(list).length
      const known =
        counts.get(list) ?? (before.includes(nameOf(rowsOf(list)[0]) ?? '') ? countIn(before, list) : count)
      counts.set(list, count)
      if (known === count || known === 0) continue
      setTimeout(() => {
        const words = wordsOfChange(list, count > known)
        if (words) speak(words)
      }, FOCUSED_AFTER_MS)
    }
  }
  new MutationObserver(check).observe(document.body, { childList: true, subtree: true })
  check()
}

import { speak } from '@/components/announcer/live-region'
import { t } from '@/lib/language/words'

const rowsOf = (list: Element): Element[] => [...list.children].filter((child) => child.matches('fieldset'))
const nameOf = (row: Element | undefined) => row?.querySelector('legend')?.textContent

/** How many rows of a list a text of the page names: 'Payment 1', 'Payment 2'. */
function countIn(before: string, list: Element): number {
  const stem = nameOf(rowsOf(list)[0])?.replace(/\d{1,3}$/, '')
  let count = 0
  while (stem && before.includes(`${stem}${count + 1}`)) count += 1
  return count
}

/** The place of the row whose button was pressed last; null for a button after the rows, or none. */
let pressed: { list: Element; place: number } | null = null

function notePressed({ target }: Event): void {
  const row = (target as Element).closest('[data-rows] > fieldset')
  const list = row?.parentElement
  pressed = row && list ? { list, place: rowsOf(list).indexOf(row) } : null
}

/** Where a row went: where it was pressed, or for the first press of a visit, where the focus stayed. */
function placeOfRemoved(list: Element, rows: readonly Element[]): number {
  if (pressed?.list === list) return pressed.place
  const focused = rows.findIndex((row) => row.contains(document.activeElement))
  if (focused >= 0) return focused
  return rows.length === 1 ? 0 : rows.length
}

function focusRow(row: Element | undefined, list: Element): void {
  const control =
    row?.querySelector<HTMLElement>('input, select') ?? list.querySelector<HTMLElement>(':scope > button')
  control?.focus()
}

/** Focuses the row that came, or that is now in the place of the one that went, and speaks its name. */
function tell(list: Element, isAdded: boolean): void {
  const rows = rowsOf(list)
  const place = isAdded ? rows.length - 1 : placeOfRemoved(list, rows)
  focusRow(rows[place], list)
  // The rows are numbered, so that the one that went had the name of the one now in its place.
  const name = nameOf(rows[place]) ?? nameOf(rows[0])?.replace(/\d{1,3}$/, String(place + 1))
  if (name) speak(isAdded ? t('{0} added.', name) : t('{0} removed.', name))
}

/** Keeps the focus on the rows of a form as they come and go, and speaks their names. */
export function followFieldsets(before: string): void {
  const counts = new WeakMap<Element, number>()
  const check = () => {
    for (const list of document.querySelectorAll('[data-rows]')) {
      const count = rowsOf(list).length
      const known = counts.get(list) ?? countIn(before, list)
      counts.set(list, count)
      if (known !== count && known > 0) tell(list, count > known)
    }
  }
  addEventListener('click', notePressed, true)
  new MutationObserver(check).observe(document.body, { childList: true, subtree: true })
  check()
}

import { speak } from '@/components/announcer/live-region'
import { spokenText } from '@/components/announcer/spoken-text'
import { t } from '@/lib/language/words'

/** The rows of a form are the field sets of an element with this attribute; other lists have items, rows or columns. */
const ROW = '[data-rows] > fieldset, li, tr, th'
const FOCUSABLE =
  'input:not([type=hidden], :disabled), select:not(:disabled), textarea, button:not(:disabled), summary, a[href]'

/** What a removed row is replaced by may be drawn, or fetched, a moment later. */
const WATCHED_FOR_MS = 3_000
const LONGEST_NAME = 80

interface Pressed {
  button: Element
  /** The row of the button; null for one that adds a row. */
  row: Element | null
  list: Element | null
  /** The elements around it, of which some may go with it. */
  around: Element[]
  /** Its list, and its place in it, at that time. */
  rows: Element[]
  place: number
  name: string
}

const rowsOf = (list: Element | null): Element[] =>
  list ? [...list.children].filter((child) => child.matches(ROW)) : []

function nameOfRow(row: Element): string {
  const legend = row.querySelector(':scope > legend, :scope label')
  const [first = ''] = legend
    ? [spokenText(legend)]
    : [...row.querySelectorAll('*')]
        .filter((part) => !part.firstElementChild)
        .map(spokenText)
        .filter(Boolean)
  return first.slice(0, LONGEST_NAME)
}

function pressed(button: Element): Pressed {
  const row = button.closest(ROW)
  const list = row?.parentElement ?? button.closest('[data-rows]')
  const rows = rowsOf(list)
  const around: Element[] = []
  for (let part = button.parentElement; part; part = part.parentElement) around.push(part)
  return {
    button,
    row,
    list,
    around,
    rows,
    place: row ? rows.indexOf(row) : rows.length,
    name: row ? nameOfRow(row) : '',
  }
}

function focusIn(place: Element): void {
  const control = place.querySelector<HTMLElement>(FOCUSABLE)
  control?.focus()
  if (!control) focusHeading(place)
}

function focusHeading(place: Element): void {
  const heading = place.querySelector<HTMLElement>('h1, h2, h3')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body

/** The row that was added to a form by what was pressed. */
const addedRow = ({ row, rows, list }: Pressed): Element | undefined =>
  row === null && list?.matches('[data-rows]')
    ? rowsOf(list).find((other) => !rows.includes(other))
    : undefined

function isRowRemoved({ row, rows, list }: Pressed): boolean {
  if (row === null) return false
  return list?.matches('[data-rows]') ? rowsOf(list).length < rows.length : !row.isConnected
}

/** True when there is nothing left to do for what was pressed. */
function follow(act: Pressed): boolean {
  const { button, list, name } = act
  const added = addedRow(act)
  if (added) {
    focusIn(added)
    speak(t('{0} added.', nameOfRow(added)))
    return true
  }
  if (isRowRemoved(act)) {
    if (list?.matches('[data-rows]') || isFocusLost()) focusNear(act, rowsOf(list))
    if (!isSpoken(name)) speak(t('{0} removed.', name))
    return true
  }
  if (button.isConnected || !isFocusLost()) return false
  // The button went with what it did.
  focusNear(act, [])
  return true
}

/** Focuses the row that is now in the place of the removed one, else the button that adds one, else the heading above. */
function focusNear({ list, around, place }: Pressed, rows: Element[]): void {
  const shown = list?.isConnected ? rows : []
  const add = list?.querySelector<HTMLElement>(':scope > button, :scope > div > button')
  const next = shown[place] ?? (list?.matches('[data-rows]') ? null : shown.at(-1))
  if (next) return focusIn(next)
  if (add?.isConnected) return add.focus()
  const left = around.find((part) => part.isConnected && part.querySelector('h1, h2, h3'))
  if (left) focusHeading(left)
}

/** True where the page itself has a message about it, as with a way back. */
const isSpoken = (name: string) =>
  [...document.querySelectorAll('[role=status]')].some(
    (message) => message.id !== 'spoken' && message.textContent.includes(name),
  )

/** Follows what a press does, until it is done or too long ago to be its doing. */
function watch(act: Pressed): void {
  const observer = new MutationObserver(() => {
    if (follow(act)) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), WATCHED_FOR_MS)
}

/**
 * Keeps the focus when the row of a pressed button goes: it moves to the row now in its place, or to the button that adds one.
 * What was added has the focus. Both are spoken.
 */
export function followRows(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest('button')
      if (button) watch(pressed(button))
    },
    true,
  )
  // Enter in a field of a document's row adds one.
  addEventListener(
    'keydown',
    ({ key, target }) => {
      const list = (target as Element).closest('[data-rows]')
      if (key === 'Enter' && list && (target as Element).matches('input'))
        watch({ ...pressed(list), row: null, list, rows: rowsOf(list) })
    },
    true,
  )
}

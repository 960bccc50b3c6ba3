import { speak } from '@/components/announcer/live-region'
import { spokenText } from '@/components/announcer/spoken-text'
import { t } from '@/lib/language/words'

const ROW = 'li, tr, th'
const FOCUSABLE =
  'input:not([type=hidden], :disabled), select:not(:disabled), button:not(:disabled), summary, a[href]'

/** A row may go a moment after the press, as from a long list. */
const WATCHED_FOR_MS = 3_000
const LONGEST_NAME = 80

/** A button that was pressed, with the row it was in and what was around them at that time. */
interface Pressed {
  button: Element
  row: Element | null
  list: Element | null
  place: number
  name: string
  around: Element[]
}

function nameOfRow(row: Element): string {
  const label = row.querySelector('label')
  const leaves = [...row.querySelectorAll('*')].filter((part) => !part.firstElementChild)
  const [first = ''] = (label ? [label] : leaves).map(spokenText).filter(Boolean)
  return first.slice(0, LONGEST_NAME)
}

function pressed(button: Element): Pressed {
  const row = button.closest(ROW)
  const list = row && row.parentElement
  const around: Element[] = []
  for (let part = button.parentElement; part; part = part.parentElement) around.push(part)
  return {
    button,
    row,
    list,
    place: list ? [...list.children].indexOf(row!) : -1,
    name: row ? nameOfRow(row) : '',
    around,
  }
}

function focusHeading(place: Element): void {
  const heading = place.querySelector<HTMLElement>('h1, h2, h3')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body

/** Focuses the row that is now in the place of the one that went, else the one before, else the heading above. */
function focusNear({ list, around, place }: Pressed): void {
  const rows = list?.isConnected ? list.children : []
  const control = (rows[place] ?? rows[place - 1])?.querySelector<HTMLElement>(FOCUSABLE)
  if (control) return control.focus()
  const left = around.find((part) => part.isConnected && part.querySelector('h1, h2, h3'))
  if (left) focusHeading(left)
}

/** True where the page itself has a message about it, as with a way back. */
const isSpoken = (name: string) =>
  [...document.querySelectorAll('[role=status], #spoken')].some(({ textContent }) =>
    textContent.includes(name),
  )

/** Follows what a press does, until its button is gone or it is too long ago to be its doing. */
function watch(act: Pressed): void {
  const observer = new MutationObserver(() => {
    if (act.button.isConnected) return
    observer.disconnect()
    if (isFocusLost()) focusNear(act)
    if (act.row && !act.row.isConnected && !isSpoken(act.name)) speak(t('{0} removed.', act.name))
  })
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), WATCHED_FOR_MS)
}

/**
 * Keeps the focus where a button goes as it is pressed, with its row or by itself, and speaks the name of the
 * row that went.
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
}

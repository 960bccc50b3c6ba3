import { moveInGroups } from '@/components/announcer/group-keys'
import { followFieldsets } from '@/components/announcer/follow-fieldsets'
import { followProblems } from '@/components/announcer/follow-problems'
import { followResult } from '@/components/announcer/follow-result'
import { liveRegion } from '@/components/announcer/live-region'
import { followRows } from '@/components/announcer/follow-rows'

export { speak } from '@/components/announcer/live-region'

let isFollowed = false

/**
 * From the first act on: speaks what changes, keeps the focus where a row goes, and moves it within groups of buttons.
 * @param before the text of the page at that moment, which nobody needs to hear again
 * @param keys those pressed until this part had come
 */
export function followPage(before: string, keys: readonly KeyboardEvent[]): void {
  onkeydown = null
  if (isFollowed) return
  isFollowed = true
  liveRegion()
  followResult(before)
  followProblems(before)
  followRows()
  followFieldsets(before)
  moveInGroups(keys)
  closeLeftMenu()
  showFocusedFields()
}

/**
 * Closes the menu of small screens when the focus leaves it for the page; its own button opens and closes it by itself.
 */
function closeLeftMenu(): void {
  addEventListener('focusin', ({ target }) => {
    const menu = document.querySelector<HTMLElement>('.menu-panel:popover-open')
    if (!menu || menu.contains(target as Node) || (target as Element).matches('[popovertarget]')) return
    menu.hidePopover()
  })
}

/**
 * Brings a field above the bar of results when it gets the focus or is tapped, or when the keypad of a phone
 * has made the page shorter.
 */
function showFocusedFields(): void {
  const show = () => {
    const field = document.activeElement
    if (field?.closest('.tool form') && document.querySelector('.result-bar'))
      field.scrollIntoView({ block: 'nearest' })
  }
  // A page that moves under a pressed pointer would take the click away; that comes next, and shows the field.
  addEventListener('focusin', () => document.querySelector(':active') ?? show())
  addEventListener('click', show)
  addEventListener('resize', show)
  show()
}

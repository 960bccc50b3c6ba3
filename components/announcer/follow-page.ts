import { closeLeftMenu } from '@/components/announcer/close-menu'
import { moveInGroups } from '@/components/announcer/group-keys'
import { followFieldsets } from '@/components/announcer/follow-fieldsets'
import { followProblems } from '@/components/announcer/follow-problems'
import { followResult } from '@/components/announcer/follow-result'
import { liveRegion } from '@/components/announcer/live-region'
import { showFocusedFields } from '@/components/announcer/show-focused'
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

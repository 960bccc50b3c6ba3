'use client'

import { useCallback, useSyncExternalStore } from 'react'
import { Glyph } from '@/components/ui/glyph'
import { buttonVariants } from '@/components/ui/button'
import { t } from '@/lib/language/words'

/**
 * Opens the collapsible menu of small screens: a popover of the platform, so that it opens without scripts, closes with
 * Esc and on a tap outside. Choosing a link closes it, also when the link leads to this very page.
 */
export function MenuButton({ menuId }: { menuId: string }) {
  const follow = useCallback((changed: () => void) => followMenu(menuId, changed), [menuId])
  const isOpen = () => document.getElementById(menuId)?.matches(':popover-open') === true
  // It may have been opened before this script was there.
  const open = useSyncExternalStore(follow, isOpen, () => false)
  return (
    <button
      type="button"
      popoverTarget={menuId}
      className={buttonVariants({ variant: 'quiet', size: 'icon' })}
    >
      <span className="sr-only">{t('Menu')}</span>
      <Glyph path={open ? 'M6 6l12 12M18 6 6 18' : 'M4 7h16M4 12h16M4 17h16'} />
    </button>
  )
}

function followMenu(id: string, changed: () => void): () => void {
  const menu = document.getElementById(id)!
  const closeOnChoice = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) menu.hidePopover()
  }
  menu.addEventListener('toggle', changed)
  menu.addEventListener('click', closeOnChoice)
  return () => {
    menu.removeEventListener('toggle', changed)
    menu.removeEventListener('click', closeOnChoice)
  }
}

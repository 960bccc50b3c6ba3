'use client'

import { useEffect, useState } from 'react'
import { Glyph } from '@/components/ui/glyph'
import { buttonVariants } from '@/components/ui/button'
import { t } from '@/lib/language/words'

/**
 * Opens the collapsible menu of small screens: a popover of the platform, so that it opens without scripts, closes with
 * Esc and on a tap outside. Choosing a link closes it, also when the link leads to this very page.
 */
export function MenuButton({ menuId }: { menuId: string }) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const menu = document.getElementById(menuId)!
    const followMenu = (event: ToggleEvent) => setOpen(event.newState === 'open')
    const closeOnChoice = (event: MouseEvent) => {
      if ((event.target as Element).closest('a')) menu.hidePopover()
    }
    menu.addEventListener('toggle', followMenu)
    menu.addEventListener('click', closeOnChoice)
    return () => {
      menu.removeEventListener('toggle', followMenu)
      menu.removeEventListener('click', closeOnChoice)
    }
  }, [menuId])
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

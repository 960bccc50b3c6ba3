'use client'

import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { Glyph } from '@/components/site/glyph'
import { buttonVariants } from '@/components/ui/button'

/**
 * The collapsible menu of small screens: a popover of the platform, so that it opens without scripts, closes with
 * Esc and on a tap outside. Choosing a link closes it, also when the link leads to this very page.
 */
export function Menu({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const closeOnChoice = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) panel.current?.hidePopover()
  }
  return (
    <div className="lg:hidden">
      <button
        type="button"
        popoverTarget="site-menu"
        className={buttonVariants({ variant: 'quiet', size: 'icon' })}
      >
        <span className="sr-only">Menu</span>
        <Glyph path={open ? 'M6 6l12 12M18 6 6 18' : 'M4 7h16M4 12h16M4 17h16'} />
      </button>
      <div
        ref={panel}
        id="site-menu"
        popover="auto"
        onToggle={(event) => setOpen(event.newState === 'open')}
        onClick={closeOnChoice}
        className="menu-panel"
      >
        {children}
      </div>
    </div>
  )
}

import * as ToastPrimitive from '@radix-ui/react-toast'
import { useEffect, useRef } from 'react'
import { announce } from '@/components/announcer/announce'
import '@/components/ui/toast.css'
import type { ToastMessage } from '@/components/ui/toast-store'
import { t } from '@/lib/language/words'

const SHOWN_FOR_MS = 5_000
const SWIPE_THRESHOLD_PX = 50

const VIEWPORT = 'toast-viewport'

/** The page's own live region speaks the message; what the library would add to it goes nowhere. */
const UNHEARD = document.createElement('div')

/** One toast. A new message takes the place of the old, so there is never a second. */
export default function Toast({ title, description, variant }: ToastMessage) {
  useEffect(() => {
    // A full stop makes the pause between the two.
    const end = /[.!?।]$/.test(title) ? '' : '.'
    if (!isOnPage(description)) announce([title + end, description].filter(Boolean).join(' '))
  }, [title, description])
  const leave = useWayBack()
  return (
    <ToastPrimitive.Provider
      duration={SHOWN_FOR_MS}
      swipeThreshold={SWIPE_THRESHOLD_PX}
      swipeDirection="right"
      announcerContainer={UNHEARD}
    >
      <ToastPrimitive.Root
        type="background"
        onOpenChange={leave}
        className={variant === 'destructive' ? 'toast toast-destructive' : 'toast'}
      >
        <div className="min-w-0 flex-1">
          <ToastPrimitive.Title className="font-semibold">{title}</ToastPrimitive.Title>
          {description && (
            <ToastPrimitive.Description className="text-sm">{description}</ToastPrimitive.Description>
          )}
        </div>
        <ToastPrimitive.Close aria-label={t('Close')} className="grid size-11 shrink-0 place-items-center">
          <svg
            viewBox="0 0 24 24"
            className="size-4"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            aria-hidden="true"
          >
            <path d="M6 6l12 12M18 6 6 18" />
          </svg>
        </ToastPrimitive.Close>
      </ToastPrimitive.Root>
      <ToastPrimitive.Viewport label={t('Messages ({hotkey})')} className={VIEWPORT} />
    </ToastPrimitive.Provider>
  )
}

/** True where the page itself speaks it, as a lookup that failed does. */
const isOnPage = (description: string | undefined) =>
  description !== undefined &&
  [...document.querySelectorAll('[role=alert]')].some(({ textContent }) => textContent.includes(description))

/** Gives the focus back to where it was before it came into the toast, once that closes. */
function useWayBack() {
  const before = useRef(document.activeElement)
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const region = (target as Element).closest('[role=region]')
      if (!region?.querySelector(`.${VIEWPORT}`)) before.current = target as Element
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [])
  return () => {
    const isInside = document.activeElement?.closest('[role=region]')?.querySelector(`.${VIEWPORT}`)
    if (isInside && before.current instanceof HTMLElement) before.current.focus()
  }
}

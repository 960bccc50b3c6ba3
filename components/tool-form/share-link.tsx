'use client'

import { useSyncExternalStore } from 'react'
import { CopyButton } from '@/components/results/copy-button'
import { buttonVariants } from '@/components/ui/button'

const never = () => () => {}

/** The ways to hand on what is on the screen: copy the address, WhatsApp, or the phone's own sheet where it has one. */
export function ShareLink({ fragment, title }: { fragment: string; title: string }) {
  const page = useSyncExternalStore(
    never,
    () => location.origin + location.pathname,
    () => '',
  )
  const canShare = useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  )
  const url = fragment ? `${page}#${fragment}` : page
  const whatsApp = `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`
  return (
    <div className="no-print flex flex-wrap gap-2" role="group" aria-label="Share this result">
      <CopyButton value={url} label="Copy link to this result">
        Copy link
      </CopyButton>
      <a
        href={whatsApp}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonVariants({ variant: 'quiet' })}
      >
        WhatsApp
      </a>
      {canShare && (
        <button
          type="button"
          className={buttonVariants({ variant: 'quiet' })}
          onClick={() => navigator.share({ title, url }).catch(ignoreDismissal)}
        >
          Share…
        </button>
      )}
    </div>
  )
}

/** Closing the sheet without choosing rejects with AbortError; that is an answer, not a fault. */
function ignoreDismissal(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
}

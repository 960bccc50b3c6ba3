import { useState } from 'react'
import { NoticeCard } from '@/components/site/notice-card'

/** A form writes what was typed last when its page is left; a reload would take the address of before. */
function reload(): void {
  dispatchEvent(new Event('pagehide'))
  location.reload()
}

/** Offers the version that the site has got while this page was open. Nothing reloads by itself. */
export function NewVersion() {
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return null
  return (
    <NoticeCard
      label="New version"
      action="Reload"
      onAction={reload}
      dismiss="Later"
      onDismiss={() => setOpen(false)}
    >
      A new version is ready. Calculators and documents keep your entries.
    </NoticeCard>
  )
}

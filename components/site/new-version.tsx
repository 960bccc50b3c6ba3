import { useState } from 'react'
import { SiteNotice } from '@/components/site/site-notice'

/** Offers the version that the site has got while this page was open. Nothing reloads by itself. */
export default function NewVersion() {
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return null
  return (
    <SiteNotice
      label="New version"
      action="Reload"
      onAction={() => location.reload()}
      dismiss="Later"
      onDismiss={() => setOpen(false)}
    >
      A new version is ready. Calculators and documents keep your entries.
    </SiteNotice>
  )
}

import { useState } from 'react'
import { NoticeCard } from '@/components/site/notice-card'
import { t } from '@/lib/language/words'

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
      label={t('New version')}
      action="Reload"
      onAction={reload}
      dismiss={t('Later')}
      onDismiss={() => setOpen(false)}
    >
      {t('A new version is ready. Calculators and documents keep your entries.')}
    </NoticeCard>
  )
}

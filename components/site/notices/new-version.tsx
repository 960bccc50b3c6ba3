import { useState } from 'react'
import { NoticeCard } from '@/components/site/notices/notice-card'
import { dayInWords } from '@/lib/format/days'
import { t } from '@/lib/language/words'

/** A form writes what was typed last when its page is left; a reload would take the address of before. */
function reload(): void {
  dispatchEvent(new Event('pagehide'))
  location.reload()
}

/**
 * Offers the version that the site has got while this page was open. Nothing reloads by itself.
 * @param law the day on which its law was checked, where that is later than this page's
 */
export function NewVersion({ law }: { law: string | null }) {
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return null
  return (
    <NoticeCard
      label={t('New version')}
      action={t('Reload')}
      onAction={reload}
      dismiss={t('Later')}
      onDismiss={() => setOpen(false)}
    >
      {law
        ? t(
            'A new version is ready, with the law as checked on {0}; this page is of an earlier day. Calculators and documents keep your entries.',
            dayInWords(law),
          )
        : t('A new version is ready. Calculators and documents keep your entries.')}
    </NoticeCard>
  )
}

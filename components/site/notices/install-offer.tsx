import { useEffect, useState } from 'react'
import { useStoredValue } from '@/components/hooks/use-stored-value'
import { NoticeCard } from '@/components/site/notices/notice-card'
import { answerOffer, countVisit, installOffer, isOfferTime } from '@/lib/storage/install-offer'
import { t } from '@/lib/language/words'

/** The event that Chromium fires where the site can be installed; it is in no standard yet. */
export interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

const VISIT_KEY = 'visitCounted'
/** Long enough to have read the result. */
const READ_MS = 3_000

/** Counts this visit once, however many pages it has. */
function countThisVisit(): void {
  try {
    if (sessionStorage.getItem(VISIT_KEY)) return
    sessionStorage.setItem(VISIT_KEY, 'yes')
  } catch (error) {
    // Without storage there is no second visit to tell from the first.
    if (error instanceof DOMException) return
    throw error
  }
  countVisit()
}

const hasResult = () => document.querySelector('main output[data-value]:not([data-value=""])') !== null

/** True if the visitor has used a tool of this page and had time to read its result. */
function useReadResult(): boolean {
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const used = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setRead((was) => was || hasResult()), READ_MS)
    }
    addEventListener('change', used)
    addEventListener('submit', used)
    return () => {
      clearTimeout(timer)
      removeEventListener('change', used)
      removeEventListener('submit', used)
    }
  }, [])
  return isRead
}

/** Offers to install the site, from the second visit on and after a result, until it is answered once. */
export function InstallOffer({ event }: { event: InstallEvent }) {
  const offer = useStoredValue(installOffer).value
  const isRead = useReadResult()
  useEffect(countThisVisit, [])
  if (!isRead || !isOfferTime(offer)) return null
  return (
    <NoticeCard
      label={t('Install')}
      action={t('Install')}
      onAction={() => {
        answerOffer()
        void event.prompt()
      }}
      dismiss={t('No, thanks')}
      onDismiss={answerOffer}
    >
      {t('Install this site on your device? It opens from the home screen, also without internet.')}
    </NoticeCard>
  )
}

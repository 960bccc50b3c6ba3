import { InstallOffer, type InstallEvent } from '@/components/site/notices/install-offer'
import { NewVersion } from '@/components/site/notices/new-version'
import { toastStore } from '@/components/ui/toast-store'
import { isCalendarDay } from '@/lib/calendar/calendar-day'
import { isRecord } from '@/lib/json/is-record'

/**
 * Shows the notice for what the browser has fired: that the site can be installed, or that a new version has
 * taken over.
 */
export async function showNotice(event: Event): Promise<void> {
  const isNewVersion = event.type === 'controllerchange'
  const notice = isNewVersion ? (
    <NewVersion law={await newLaw()} />
  ) : (
    <InstallOffer event={event as InstallEvent} />
  )
  toastStore.setState({ notice })
}

const LONGEST_WAIT_MS = 4_000

/** The day of law of this page: scripts/site/postbuild/service-worker.mjs writes it behind the name of the build. */
const lawOfPage = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="jantar-build"]')?.content.split(' ')[1]

/**
 * The day on which the newest build's law was checked; null where it is that of this page, or cannot be learnt in time.
 */
async function newLaw(): Promise<string | null> {
  const own = lawOfPage()
  try {
    const answer = await fetch('/version.json', {
      cache: 'no-store',
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    })
    const version: unknown = await answer.json()
    const law = isRecord(version) ? version.law : null
    return typeof law === 'string' && isCalendarDay(law) && own !== undefined && law > own ? law : null
  } catch (error) {
    // No network, too slow a one, or the page of somebody else in place of the file.
    if (error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError)
      return null
    throw error
  }
}

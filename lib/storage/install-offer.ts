import { isRecord } from '@/lib/json/is-record'
import { storedValue } from '@/lib/storage/stored-value'
import { type ReadValue, completeValue } from '@/lib/storage/stored-text'

const VERSION = 1
/** The offer is made from this visit on. */
const FIRST_OFFERED_VISIT = 2

interface InstallOffer {
  visits: number
  /** The visitor has answered, whatever it was. */
  isAnswered: boolean
}

export function readInstallOffer(stored: unknown): ReadValue<InstallOffer> | null {
  if (!isRecord(stored) || stored.version !== VERSION) return null
  const { visits, isAnswered } = stored
  const isWhole =
    typeof visits === 'number' && Number.isInteger(visits) && visits >= 0 && typeof isAnswered === 'boolean'
  return completeValue(isWhole ? { visits, isAnswered } : null)
}

/** Whether installing was offered on this device, and how often the site was visited until then. */
export const installOffer = storedValue<InstallOffer>({
  key: 'installOffer',
  initial: { visits: 0, isAnswered: false },
  read: readInstallOffer,
  write: (offer) =>
    offer.visits === 0 && !offer.isAnswered ? null : JSON.stringify({ version: VERSION, ...offer }),
  isReplaceable: true,
})

/** Counts a visit; those after an answer no longer count. */
export const countVisit = (): void =>
  installOffer.change((offer) =>
    offer.isAnswered ? offer : { ...offer, visits: Math.min(offer.visits + 1, FIRST_OFFERED_VISIT) },
  )

export const isOfferTime = ({ visits, isAnswered }: InstallOffer): boolean =>
  visits >= FIRST_OFFERED_VISIT && !isAnswered

export const answerOffer = (): void => installOffer.change((offer) => ({ ...offer, isAnswered: true }))

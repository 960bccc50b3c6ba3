import { createStore } from 'zustand/vanilla'
import { completeValue } from '@/lib/storage/stored-text'
import { storedValue } from '@/lib/storage/stored-value'
import { blankCard, type Card, cardFields, LONGEST } from '@/lib/contact/card'
import { isRecord } from '@/lib/json/is-record'
import { drawnPicture } from '@/lib/pictures/picture-file'
import { type Face, faces } from '@/lib/visiting-card/face-choice'

const KEPT_KEY = 'visitingCard'
const VERSION = 1

interface KeptCard {
  card: Card
  face: Face
}

function cardFrom(stored: Record<string, unknown>): Card | null {
  const fits = cardFields.every((field) => {
    const text = stored[field]
    return typeof text === 'string' && text.length <= LONGEST[field]
  })
  const picture = stored.profilePicture
  const isPicture = typeof picture === 'string' && (picture === '' || drawnPicture(picture) !== null)
  if (!fits || !isPicture) return null
  const entries = Object.keys(blankCard).map((field) => [field, stored[field]])
  return Object.fromEntries(entries) as Card
}

/** A kept card from its stored form; null for one that is damaged, of a newer page, or none of ours. */
export function keptFrom(stored: unknown): KeptCard | null {
  if (!isRecord(stored) || stored.version !== VERSION || !isRecord(stored.card)) return null
  const card = cardFrom(stored.card)
  const face = faces.find((face) => face === stored.face)
  return card && face ? { card, face } : null
}

const keptText = ({ card, face }: KeptCard) => JSON.stringify({ version: VERSION, card, face })

export interface CardState extends KeptCard {
  /** True if the visitor wants the card kept in this browser. */
  keep: boolean
}

export const EMPTY_CARD: CardState = { card: blankCard, face: 'paper', keep: false }

/** The card on the screen, kept in the browser's storage while the visitor wants it. */
export function createCardStore() {
  const store = createStore<CardState>()(() => EMPTY_CARD)
  const stored = storedValue<KeptCard | null>({
    key: KEPT_KEY,
    initial: null,
    read: (kept) => completeValue(keptFrom(kept)),
    write: (kept) => kept && keptText(kept),
  })
  return {
    store,
    stored,
    /** Takes up what was kept; from now on what is on the screen is kept while the visitor wants it. */
    open(): void {
      stored.subscribe(() => {})
      const kept = stored.getState().value
      if (kept) store.setState({ ...kept, keep: true })
      store.subscribe(({ card, face, keep }, before) => {
        if (keep || before.keep) stored.change(() => (keep ? { card, face } : null))
      })
    },
    change: (part: Partial<Card>) => store.setState(({ card }) => ({ card: { ...card, ...part } })),
    choose: (face: Face) => store.setState({ face }),
    keep: (keep: boolean) => store.setState({ keep }),
    /** Empties the card, here and where it was kept; what was set aside stays. */
    reset: () => store.setState(EMPTY_CARD, true),
  }
}

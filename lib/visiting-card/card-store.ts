import { createStore } from 'zustand/vanilla'
import { whole } from '@/lib/storage/stored-text'
import { storedValue } from '@/lib/storage/stored-value'
import { blankCard, type Card } from '@/lib/contact/card'
import { KEPT_KEY, type KeptCard, keptFrom, keptText } from '@/lib/visiting-card/kept-card'

export interface CardState extends KeptCard {
  /** Whether the visitor wants the card kept in this browser. */
  keep: boolean
}

export const EMPTY_CARD: CardState = { card: blankCard, face: 'paper', keep: false }

/** The card on the screen, kept in the browser's storage while the visitor wants it. */
export function createCardStore() {
  const store = createStore<CardState>()(() => EMPTY_CARD)
  const stored = storedValue<KeptCard | null>({
    key: KEPT_KEY,
    initial: null,
    read: (kept) => whole(keptFrom(kept)),
    write: (kept) => kept && keptText(kept),
  })
  const forget = () => stored.change(() => null)
  const save = () => {
    const { card, face, keep } = store.getState()
    if (keep) stored.change(() => ({ card, face }))
  }
  return {
    store,
    stored,
    /** Takes up what was kept. */
    open(): void {
      stored.subscribe(() => {})
      const kept = stored.getState().value
      if (kept) store.setState({ ...kept, keep: true })
    },
    change(part: Partial<Card>): void {
      store.setState(({ card }) => ({ card: { ...card, ...part } }))
      save()
    },
    choose(face: KeptCard['face']): void {
      store.setState({ face })
      save()
    },
    keep(keep: boolean): void {
      store.setState({ keep })
      if (keep) save()
      else forget()
    },
    /** Empties the card, here and where it was kept; what was set aside stays. */
    reset(): void {
      if (store.getState().keep) forget()
      store.setState(EMPTY_CARD, true)
    },
  }
}

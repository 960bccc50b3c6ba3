import { createStore, type StoreApi } from 'zustand/vanilla'
import { blankCard, type Card } from '@/lib/visiting-card/card'
import { ASIDE_KEY, KEPT_KEY, type KeptCard, keptFrom, keptText } from '@/lib/visiting-card/kept-card'

/** What the visitor is to be told about the keeping of the card. */
export type KeepingNotice =
  /** The browser takes no more, or keeps nothing; the card is in this tab only. */
  | { kind: 'notKept' }
  /** What was stored could not be read; its text is kept under `key`. */
  | { kind: 'aside'; key: string }

export interface CardState extends KeptCard {
  /** Whether the visitor wants the card kept in this browser. */
  keep: boolean
  notice: KeepingNotice | null
}

const EMPTY: CardState = { card: blankCard, face: 'paper', keep: false, notice: null }

export interface CardSurroundings {
  /** Null where there is none; asking may throw where it is forbidden. */
  storage(): Storage | null
  newId(): string
}

type CardStore = StoreApi<CardState>

/** Whether it could be done: storage may be forbidden, missing or full, which is for the visitor to know. */
function attempted(around: CardSurroundings, handle: (storage: Storage) => void): boolean {
  try {
    const storage = around.storage()
    if (storage) handle(storage)
    return storage !== null
  } catch (fault) {
    if (fault instanceof DOMException) return false
    throw fault
  }
}

/** Storing, taking up and forgetting the card, so that nothing stored is lost that could not be read. */
function keeper(store: CardStore, around: CardSurroundings) {
  const attempt = (handle: (storage: Storage) => void) => attempted(around, handle)
  /** A text that could not be read and is not put aside yet; nothing is written over it before. */
  let unread: string | null = null

  function putAside(storage: Storage): void {
    if (unread === null) return
    const key = ASIDE_KEY + around.newId()
    storage.setItem(key, unread)
    storage.removeItem(KEPT_KEY)
    unread = null
    store.setState({ notice: { kind: 'aside', key } })
  }

  function save(): void {
    if (!store.getState().keep) return
    const kept = attempt((storage) => {
      putAside(storage)
      storage.setItem(KEPT_KEY, keptText(store.getState()))
    })
    if (!kept) store.setState({ notice: { kind: 'notKept' } })
    else if (store.getState().notice?.kind === 'notKept') store.setState({ notice: null })
  }

  /** Takes up what was kept. */
  function open(): void {
    attempt((storage) => {
      const text = storage.getItem(KEPT_KEY)
      if (text === null) return
      const kept = keptFrom(text)
      if (kept) return store.setState({ ...kept, keep: true })
      unread = text
      putAside(storage)
    })
  }

  function forget(): void {
    if (unread === null) attempt((storage) => storage.removeItem(KEPT_KEY))
  }

  return { save, open, forget }
}

/** The card on the screen, kept in a storage while the visitor wants it. */
export function createCardStore(around: CardSurroundings) {
  const store = createStore<CardState>()(() => EMPTY)
  const { save, open, forget } = keeper(store, around)
  return {
    store,
    open,
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
    /** Empties the card, here and where it was kept; what was put aside stays. */
    reset(): void {
      const { keep } = store.getState()
      store.setState(EMPTY)
      if (keep) forget()
    },
    closeNotice: () => store.setState({ notice: null }),
  }
}

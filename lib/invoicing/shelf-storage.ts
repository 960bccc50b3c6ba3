import { mergeShelves } from '@/lib/invoicing/merge-shelves'
import { shelfFrom } from '@/lib/invoicing/read-shelf'
import { emptyShelf, type Shelf } from '@/lib/invoicing/shelf'

export const SHELF_KEY = 'jantarDocuments'
const SHELF_VERSION = 1
/** What could not be read is kept under names that begin so. */
export const ASIDE_KEY = `${SHELF_KEY}.aside.`

/** What the visitor is to be told about the keeping of documents. */
export type StorageNotice =
  /** The browser takes no more, or keeps nothing at all; what is written is in this tab only. */
  | { kind: 'notKept'; reason: 'full' | 'blocked' }
  /** Something stored could not be read; its text is kept under `key`. */
  | { kind: 'unreadable'; key: string }
  /** Written by a newer version of the page; its text is kept under `key`. */
  | { kind: 'newer'; key: string }
  /** So many documents were changed in two tabs and are now there twice. */
  | { kind: 'copies'; count: number }

export interface ShelfSurroundings {
  /** The browser's storage; null where there is none, and asking may throw where it is forbidden. */
  storage(): Storage | null
  newId(): string
  /** Does it later; what was asked for before and not yet done is dropped. */
  later(run: () => void): void
  tell(notice: StorageNotice): void
  /** Storage works again after a 'notKept'. */
  kept(): void
  /** The shelf as two tabs have made it, in place of ours. */
  become(shelf: Shelf): void
}

interface Stored {
  shelf: Shelf
  version: number
  complete: boolean
}

function parse(text: string): Stored | null {
  try {
    const { state, version } = JSON.parse(text) as { state?: unknown; version?: unknown }
    const { shelf, complete } = shelfFrom(state)
    return { shelf, complete, version: typeof version === 'number' ? version : 0 }
  } catch {
    // Not ours or damaged; the caller keeps the text.
    return null
  }
}

/** Storage of the shelf that loses nothing: it puts aside what it can't read and merges what another tab wrote. */
export class ShelfStorage {
  private waiting: Shelf | null = null
  /** What was stored when we last looked, and what it meant. */
  private agreed: { text: string | null; shelf: Shelf } = { text: null, shelf: emptyShelf }
  /** A text that could not be read and is not put aside yet; nothing is written over it before. */
  private unsaved: { text: string; kind: 'unreadable' | 'newer' } | null = null

  constructor(private readonly around: ShelfSurroundings) {}

  /** What is stored; null when there is nothing, or it cannot be asked for. */
  read(): Shelf | null {
    let text: string | null = null
    this.attempt((storage) => (text = storage.getItem(SHELF_KEY)))
    if (text === null) return null
    const shelf = this.understood(text)
    this.agreed = { text, shelf }
    this.attempt((storage) => this.putAside(storage))
    return shelf
  }

  /** Will write a shelf a little later. */
  keep({ documents, settings }: Shelf): void {
    this.waiting = { documents, settings }
    this.around.later(() => this.flush())
  }

  /** Forgets all, what was put aside too. */
  erase(): void {
    this.waiting = null
    this.unsaved = null
    this.agreed = { text: null, shelf: emptyShelf }
    this.attempt((storage) => {
      const names = Array.from({ length: storage.length }, (_, place) => storage.key(place))
      for (const name of names) if (name?.startsWith(SHELF_KEY)) storage.removeItem(name)
    })
  }

  /** Writes what waits, now. */
  flush(): void {
    if (!this.waiting) return
    const shelf = this.waiting
    this.waiting = null
    this.write(shelf)
  }

  /** Takes over what another tab has written. */
  takeOver(): void {
    const ours = this.waiting ?? this.agreed.shelf
    this.waiting = null
    this.write(ours)
  }

  private write(ours: Shelf): void {
    let shelf = ours
    const done = this.attempt((storage) => {
      shelf = this.joined(ours, storage.getItem(SHELF_KEY))
      this.putAside(storage)
      const text = JSON.stringify({ state: shelf, version: SHELF_VERSION })
      if (text !== this.agreed.text) storage.setItem(SHELF_KEY, text)
      this.agreed = { text, shelf }
    })
    if (done) this.around.kept()
    if (shelf !== ours) this.around.become(shelf)
  }

  /** Our shelf with what another tab has written since we last looked. */
  private joined(ours: Shelf, text: string | null): Shelf {
    if (text === this.agreed.text) return ours
    const theirs = text === null ? emptyShelf : this.understood(text)
    const { shelf, copies } = mergeShelves(this.agreed.shelf, ours, theirs, this.around.newId)
    // From now on theirs is what we differ from, whether or not ours can be written.
    this.agreed = { text, shelf: theirs }
    if (copies > 0) this.around.tell({ kind: 'copies', count: copies })
    return shelf
  }

  private understood(text: string): Shelf {
    const stored = parse(text)
    if (stored && stored.version > SHELF_VERSION) this.unsaved = { text, kind: 'newer' }
    else if (!stored?.complete) this.unsaved = { text, kind: 'unreadable' }
    return stored ? stored.shelf : emptyShelf
  }

  private putAside(storage: Storage): void {
    if (!this.unsaved) return
    const { text, kind } = this.unsaved
    const key = ASIDE_KEY + this.around.newId()
    storage.setItem(key, text)
    this.unsaved = null
    this.around.tell({ kind, key })
  }

  /** Storage may be forbidden, missing or full; that is for the visitor to mend. */
  attempt(handle: (storage: Storage) => void): boolean {
    try {
      const storage = this.around.storage()
      if (storage) handle(storage)
      else this.around.tell({ kind: 'notKept', reason: 'blocked' })
      return storage !== null
    } catch (fault) {
      if (!(fault instanceof DOMException)) throw fault
      this.around.tell({ kind: 'notKept', reason: /quota/i.test(fault.name) ? 'full' : 'blocked' })
      return false
    }
  }
}

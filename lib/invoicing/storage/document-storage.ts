import type { NotSaved, StorageResult } from '@/lib/storage/browser-storage'
import { requestPersistentStorage } from '@/lib/storage/persistent-storage'
import { mergeTabs } from '@/lib/invoicing/storage/merge-tabs'
import { savedDocumentsFrom } from '@/lib/invoicing/storage/read-documents'
import { noDocuments, type SavedDocuments } from '@/lib/invoicing/model/saved-documents'
import { DOCUMENTS_VERSION } from '@/lib/invoicing/storage/upgrade-documents'

export const STORAGE_KEY = 'jantarDocuments'
/** Prefix of the keys under which unreadable data is set aside. */
export const ASIDE_KEY = `${STORAGE_KEY}.aside.`

/** A message for the visitor about storage. */
export type StorageNotice =
  /** The browser's storage is full or blocked; the last changes are in this tab only. */
  | { kind: 'notSaved'; reason: NotSaved }
  /** Stored data could not be read; its text was moved to `key`. */
  | { kind: 'unreadable'; key: string }
  /** Stored by a newer version of the page; its text was moved to `key`. */
  | { kind: 'newer'; key: string }
  /** So many documents were changed in two tabs and were stored twice. */
  | { kind: 'copies'; count: number }

export interface StorageEnvironment {
  /** Does something with the browser's storage; gives the reason where it is missing, blocked or full. */
  withStorage<Value>(act: (storage: Storage) => Value): StorageResult<Value>
  newId(): string
  /** Runs it later, and cancels what was scheduled before and has not run. */
  later(run: () => void): void
  addNotice(notice: StorageNotice): void
  /** Called after each successful write. */
  saved(): void
  /** Replaces our documents by those merged from two tabs. */
  replace(merged: SavedDocuments): void
}

interface Stored {
  saved: SavedDocuments
  version: number
  complete: boolean
}

function parse(text: string): Stored | null {
  try {
    const { state, version: stored } = JSON.parse(text) as { state?: unknown; version?: unknown }
    const version = typeof stored === 'number' ? stored : 0
    return { ...savedDocumentsFrom(state, version), version }
  } catch {
    // Not ours or damaged; the caller sets the text aside.
    return null
  }
}

/** Storage that loses nothing: it sets aside what it cannot read and merges what another tab wrote. */
export class DocumentStorage {
  private waiting: SavedDocuments | null = null
  /** What was stored when we last looked, as text and as read. */
  private agreed: { text: string | null; saved: SavedDocuments } = { text: null, saved: noDocuments }
  /** Text that could not be read and is not set aside yet; nothing is written over it before. */
  private unsaved: { text: string; kind: 'unreadable' | 'newer' } | null = null

  constructor(private readonly environment: StorageEnvironment) {}

  /** What is stored; null if nothing is, or storage is blocked. */
  read(): SavedDocuments | null {
    let text: string | null = null
    this.attempt((storage) => (text = storage.getItem(STORAGE_KEY)))
    if (text === null) return null
    const saved = this.readText(text)
    this.agreed = { text, saved }
    this.attempt((storage) => this.setAside(storage))
    return saved
  }

  /** Writes the documents a little later. */
  save({ documents, deleted, settings }: SavedDocuments): void {
    this.waiting = { documents, deleted, settings }
    this.environment.later(() => this.flush())
  }

  /** Erases everything, including what was set aside. */
  erase(): void {
    this.waiting = null
    this.unsaved = null
    this.agreed = { text: null, saved: noDocuments }
    this.attempt((storage) => {
      const names = Array.from({ length: storage.length }, (_, place) => storage.key(place))
      for (const name of names) if (name?.startsWith(STORAGE_KEY)) storage.removeItem(name)
    })
  }

  /** Writes what waits, now. */
  flush(): void {
    if (!this.waiting) return
    const saved = this.waiting
    this.waiting = null
    this.write(saved)
  }

  /** Takes over what another tab has written. */
  takeOver(): void {
    const ours = this.waiting ?? this.agreed.saved
    this.waiting = null
    this.write(ours)
  }

  private write(ours: SavedDocuments): void {
    let saved = ours
    const done = this.attempt((storage) => {
      saved = this.joined(ours, storage.getItem(STORAGE_KEY))
      this.setAside(storage)
      const text = JSON.stringify({ state: saved, version: DOCUMENTS_VERSION })
      if (text !== this.agreed.text) storage.setItem(STORAGE_KEY, text)
      this.agreed = { text, saved }
    })
    if (done) {
      this.environment.saved()
      void requestPersistentStorage()
    }
    // What another tab writes next is to be merged with it, not to take its place.
    else this.waiting ??= saved
    if (saved !== ours) this.environment.replace(saved)
  }

  /** Our documents with what another tab has written since we last looked. */
  private joined(ours: SavedDocuments, text: string | null): SavedDocuments {
    if (text === this.agreed.text) return ours
    // Another tab erased everything.
    const theirs = text === null ? withAllDeleted(this.agreed.saved) : this.readText(text)
    const { saved, copies } = mergeTabs(this.agreed.saved, ours, theirs, this.environment.newId)
    // From now on theirs is what we differ from, whether or not ours can be written.
    this.agreed = { text, saved: theirs }
    if (copies > 0) this.environment.addNotice({ kind: 'copies', count: copies })
    return saved
  }

  private readText(text: string): SavedDocuments {
    const stored = parse(text)
    if (stored && stored.version > DOCUMENTS_VERSION) this.unsaved = { text, kind: 'newer' }
    else if (!stored?.complete) this.unsaved = { text, kind: 'unreadable' }
    return stored ? stored.saved : noDocuments
  }

  private setAside(storage: Storage): void {
    if (!this.unsaved) return
    const { text, kind } = this.unsaved
    const key = ASIDE_KEY + this.environment.newId()
    storage.setItem(key, text)
    this.unsaved = null
    this.environment.addNotice({ kind, key })
  }

  /** Uses the storage. One that is blocked, missing or full is reported to the visitor. */
  attempt(act: (storage: Storage) => void): boolean {
    const done = this.environment.withStorage(act)
    if (!done.ok) this.environment.addNotice({ kind: 'notSaved', reason: done.reason })
    return done.ok
  }
}

const withAllDeleted = ({ documents }: SavedDocuments): SavedDocuments => ({
  ...noDocuments,
  deleted: documents.map(({ id }) => id),
})

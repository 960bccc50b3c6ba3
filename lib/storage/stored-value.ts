import { type NotSaved, withStorage } from '@/lib/storage/browser-storage'
import { requestPersistentStorage } from '@/lib/storage/persistent-storage'

export interface StoredState<Value> {
  value: Value
  /** Why the browser did not save the value, which then lasts as long as the page; null where it saved it. */
  notSaved: NotSaved | null
  /** The key under which a text that could not be read was set aside in this visit. */
  setAside: string | null
  /** The text that was set aside was written by a newer version of the page. */
  isNewer?: boolean
}

/** What could be read of a stored value; `complete` is false when something of it could not. */
export interface ReadValue<Value> {
  value: Value
  complete: boolean
  /** It was written by a newer version of the page, which this one can read in part. */
  isNewer?: boolean
}

export interface StoredFormat<Value> {
  /** Its name in the browser's storage. */
  key: string
  initial: Value
  /** From what JSON.parse gives, undefined where the text is no JSON. Null where nothing can be read. Never throws. */
  read(stored: unknown): ReadValue<Value> | null
  /** JSON text, from which `read` gives the value again; null where nothing is to be stored. */
  write(value: Value): string | null
  /**
   * What two tabs made of `base`, the value that both had; `theirs` is null where the other tab erased it. Without it, the
   * changes of this tab are made again on what the other tab stored.
   */
  merge?(base: Value, ours: Value, theirs: Value | null): Value
  /** What the visitor would not miss: a list of what was opened, an answer that can be asked for again. */
  isReplaceable?: boolean
  /** A long list takes some tens of milliseconds to store, so storing it waits for a moment in which nobody types. */
  isLong?: boolean
}

/** A value that is read whole or not at all. */
export const whole = <Value>(value: Value | null): ReadValue<Value> | null =>
  value === null ? null : { value, complete: true }

/** How many texts are set aside under one key; then the storage is left alone, so that a fault cannot fill it. */
const MOST_SET_ASIDE = 5

/** Copies a text that cannot be read to a key of its own. Throws when there is no room, so that it is not written over. */
function copyAside(storage: Storage, key: string, text: string): string {
  for (let number = 1; number <= MOST_SET_ASIDE; number += 1) {
    const aside = `${key}.unreadable.${number}`
    const there = storage.getItem(aside)
    if (there === text) return aside
    if (there !== null) continue
    storage.setItem(aside, text)
    return aside
  }
  throw new DOMException(`${key}: too many unreadable texts`, 'QuotaExceededError')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Cut short, or another program's; JSON itself has no undefined.
    return undefined
  }
}

interface FoundValue<Value> {
  value: Value
  /** Another tab has erased it since we last looked. */
  isErased?: boolean
  notice?: Pick<StoredState<Value>, 'setAside' | 'isNewer'>
}

/** Reading and writing under one key. A text that cannot be read is set aside whole before anything is written over it. */
class StoredText<Value> {
  /** What was last read or written, so that a long text is not read again before each change. */
  private known: { text: string | null; value: Value }

  constructor(private readonly format: StoredFormat<Value>) {
    this.known = { text: null, value: format.initial }
  }

  /** Whether this is what was last read or written. */
  holds(value: Value): boolean {
    return this.format.write(value) === this.known.text
  }

  /** As if nothing had been read or written. */
  forget(): void {
    this.known = { text: null, value: this.format.initial }
  }

  /** @throws DOMException when storage refuses */
  read(storage: Storage): FoundValue<Value> {
    const { key, initial, read } = this.format
    const text = storage.getItem(key)
    if (text === this.known.text) return { value: this.known.value }
    if (text === null) {
      this.forget()
      return { value: initial, isErased: true }
    }
    const found = read(parsed(text))
    if (found?.complete) {
      this.known = { text, value: found.value }
      return { value: found.value }
    }
    const setAside = copyAside(storage, key, text)
    this.write(storage, found?.value ?? initial)
    return { value: this.known.value, notice: { setAside, ...(found?.isNewer && { isNewer: true }) } }
  }

  /** @throws DOMException when storage refuses */
  write(storage: Storage, value: Value): void {
    const { key, write } = this.format
    const text = write(value)
    if (text === null) storage.removeItem(key)
    else storage.setItem(key, text)
    this.known = { text, value }
  }
}

/** After a change the page first answers: it draws, and hears the key being let go. */
const ANSWERED_AFTER_MS = 400

const whenIdle = (run: () => void) => {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 2_000 })
  else run()
}

const unchanged = <Value>(value: Value) => value

/**
 * A value that is kept in this browser, for `useStoredValue`. It is read when a part of the page first shows it, again
 * when another tab changes it, and before each change is stored. Storage that is missing, blocked or full never throws:
 * `notSaved` then says why, and what was changed is stored with the next change that finds room.
 */
export class StoredValue<Value> {
  private readonly fresh: StoredState<Value>
  private readonly stored: StoredText<Value>
  private readonly listeners = new Set<() => void>()
  private state: StoredState<Value>
  /** What was last read or stored; `state.value` is this with `unsaved`. */
  private agreed: Value
  /** What was changed and is not stored yet. */
  private unsaved: ((value: Value) => Value)[] = []
  private saving: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly format: StoredFormat<Value>) {
    this.fresh = { value: format.initial, notSaved: null, setAside: null }
    this.state = this.fresh
    this.agreed = format.initial
    this.stored = new StoredText(format)
  }

  getState = () => this.state
  getInitialState = () => this.fresh

  subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed)
    if (this.listeners.size === 1) {
      addEventListener('storage', this.syncIfOurs)
      addEventListener('pagehide', this.save)
      document.addEventListener('visibilitychange', this.save)
      this.load()
    }
    return () => {
      this.listeners.delete(changed)
      if (this.listeners.size > 0) return
      this.save()
      removeEventListener('storage', this.syncIfOurs)
      removeEventListener('pagehide', this.save)
      document.removeEventListener('visibilitychange', this.save)
    }
  }

  /** Changes the value; what another tab has changed since stays. */
  change(next: (value: Value) => Value): void {
    const value = next(this.state.value)
    this.unsaved.push(next)
    this.become({ value })
    if (!this.format.isLong || this.listeners.size === 0) return this.save()
    clearTimeout(this.saving)
    this.saving = setTimeout(() => whenIdle(this.save), ANSWERED_AFTER_MS)
  }

  /** Stores what is not stored yet. */
  save = (): void => {
    if (this.unsaved.length === 0 || !this.load()) return
    const { value } = this.state
    const saved = withStorage((storage) => this.stored.write(storage, value))
    if (!saved.ok) return this.become({ notSaved: saved.reason })
    this.agreed = value
    this.unsaved = []
    if (!this.format.isReplaceable) void requestPersistentStorage()
    this.become({ notSaved: null })
  }

  /** Takes over what another tab has stored, and stores what is not stored yet. */
  sync = (): void => {
    if (this.load()) this.save()
  }

  /** Erases the value, and everything whose key begins with its key and a full stop, such as what was set aside. */
  erase(): void {
    const { key, initial } = this.format
    this.unsaved = []
    this.agreed = initial
    this.stored.forget()
    const erased = withStorage((storage) => {
      const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '')
      for (const one of keys) if (one === key || one.startsWith(`${key}.`)) storage.removeItem(one)
    })
    this.become({ ...this.fresh, notSaved: erased.ok ? null : erased.reason })
  }

  /** The visitor has read what `notSaved` and `setAside` say. */
  closeNotice = () => this.become({ notSaved: null, setAside: null })
  close = (notice: 'notSaved' | 'setAside') => this.become({ [notice]: null })

  private become(part: Partial<StoredState<Value>>): void {
    const { value, notSaved, setAside } = this.state
    const next = { ...this.state, ...part }
    if (next.value === value && next.notSaved === notSaved && next.setAside === setAside) return
    this.state = next
    for (const changed of this.listeners) changed()
  }

  private syncIfOurs = ({ key }: StorageEvent) => {
    if (key === null || key === this.format.key) this.sync()
  }

  /** Reads what is stored now, and makes our changes in it. @returns false when storage refuses */
  private load(): boolean {
    const found = withStorage((storage) => this.stored.read(storage))
    if (!found.ok) {
      this.become({ notSaved: found.reason })
      return false
    }
    const value = this.joined(found.value)
    this.agreed = found.value.value
    this.become({ value, ...found.value.notice })
    return true
  }

  /** Where nobody else has stored anything since, that is what the page shows already. */
  private joined({ value: theirs, isErased = false }: FoundValue<Value>): Value {
    const { merge } = this.format
    if (theirs === this.agreed) return this.state.value
    if (!merge) return this.unsaved.reduce((now, change) => change(now), theirs)
    const value = merge(this.agreed, this.state.value, isErased ? null : theirs)
    // What the other tab wrote over without having read it is stored again.
    if (this.unsaved.length === 0 && !this.stored.holds(value)) this.unsaved.push(unchanged)
    return value
  }
}

export const storedValue = <Value>(format: StoredFormat<Value>) => new StoredValue(format)

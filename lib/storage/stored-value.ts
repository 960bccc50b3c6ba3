import { type NotSaved, withStorage } from '@/lib/storage/browser-storage'
import { requestPersistentStorage } from '@/lib/storage/persistent-storage'
import type { BusinessKey } from '@/lib/storage/business-keys'
import type { StorageKey } from '@/lib/storage/storage-keys'
import { type FoundValue, type SetAside, type StoredFormat, StoredText } from '@/lib/storage/stored-text'

export interface StoredState<Value> extends SetAside {
  value: Value
  /** Why the browser did not save the value, which then lasts as long as the page; null where it saved it. */
  notSaved: NotSaved | null
}

/** After a change the page first answers: it draws, and hears the key being let go. */
const ANSWERED_AFTER_MS = 1_000

const whenIdle = (run: () => void) => {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 2_000 })
  else run()
}

/**
 * A value that is kept in this browser, for `useStoredValue`. It is read when a part of the page first shows it, again
 * when another tab changes it, and before each change is stored. Storage that is missing, blocked or full never throws:
 * `notSaved` then has the reason, and what was changed is stored with the next change that finds space.
 */
export class StoredValue<Value> {
  private readonly fresh: StoredState<Value>
  private readonly stored: StoredText<Value>
  private readonly listeners = new Set<() => void>()
  private state: StoredState<Value>
  /** The value last read or stored; `state.value` is this with `unsaved` applied. */
  private agreed: Value
  /** The changes that are not stored yet. */
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
      for (const one of Object.keys(storage))
        if (one === key || one.startsWith(`${key}.`)) storage.removeItem(one)
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
    if (this.unsaved.length === 0 && !this.stored.holds(value)) this.unsaved.push((unchanged) => unchanged)
    return value
  }
}

/** A value of the site, under a key that /saved-data knows. */
export const storedValue = <Value>(
  format: StoredFormat<Value> & { key: StorageKey | BusinessKey | `${BusinessKey}.pictures` },
) => new StoredValue(format)

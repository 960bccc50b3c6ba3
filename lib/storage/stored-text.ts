import { parseJson } from '@/lib/json/parse-json'

/** The readable part of a stored value; `complete` is false when a part was not readable. */
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
   * Merges the changes of two tabs to `base`, the value that both had; `theirs` is null where the other tab erased it.
   * Without it, the changes of this tab are made again on what the other tab stored.
   */
  merge?(base: Value, ours: Value, theirs: Value | null): Value
  /** True for data whose loss does no harm: a list of pages opened, an answer that can be asked for again. */
  isReplaceable?: boolean
  /** A long list takes some tens of milliseconds to store, so storing it waits for a moment in which nobody types. */
  isLong?: boolean
}

/** A value that is read whole or not at all. */
export const completeValue = <Value>(value: Value | null): ReadValue<Value> | null =>
  value === null ? null : { value, complete: true }

/** How many texts are set aside under one key; then the storage is left alone, so that a fault cannot fill it. */
const MOST_SET_ASIDE = 5

/**
 * Copies a text that cannot be read to a key of its own. Throws when there is no space, so that it is not written over.
 */
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

/** A stored text that could not be parsed. */
export interface SetAside {
  /** The key under which it was set aside in this visit. */
  setAside: string | null
  /** It was written by a newer version of the page. */
  isNewer?: boolean | undefined
}

export interface FoundValue<Value> {
  value: Value
  /** Another tab has erased it since we last looked. */
  isErased?: boolean
  notice?: SetAside
}

/**
 * Reading and writing under one key. A text that cannot be read is set aside whole before anything is written over it.
 */
export class StoredText<Value> {
  /** The text last read or written, so that a long text is not parsed again before each change. */
  private known: { text: string | null; value: Value }

  constructor(private readonly format: StoredFormat<Value>) {
    this.known = { text: null, value: format.initial }
  }

  /** True if this is what was last read or written. */
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
    const found = read(parseJson(text))
    if (found?.complete) {
      this.known = { text, value: found.value }
      return { value: found.value }
    }
    const setAside = copyAside(storage, key, text)
    this.write(storage, found?.value ?? initial)
    return { value: this.known.value, notice: { setAside, isNewer: found?.isNewer } }
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

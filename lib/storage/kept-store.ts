import { createStore, type StoreApi } from 'zustand/vanilla'

/** What the visitor is to be told about the keeping of a value. */
export type KeepingNotice =
  /** The browser takes no more, or keeps nothing; the value is in this tab only. */
  | { kind: 'notKept' }
  /** What was stored could not be read; its text is kept under `key`. */
  | { kind: 'aside'; key: string }

export interface KeptState<Value> {
  value: Value
  notice: KeepingNotice | null
}

export interface KeptForm<Value> {
  /** Its name in the browser's storage. */
  key: string
  initial: Value
  /** From what JSON.parse gives; null where it cannot be read. */
  read(stored: unknown): Value | null
  /** JSON text; read(JSON.parse(write(value))) is the value again. */
  write(value: Value): string
}

export interface KeptSurroundings {
  /** Null where there is none; asking may throw where it is forbidden. */
  storage(): Storage | null
  newId(): string
  /** Does it a little later. */
  later(run: () => void): void
}

export interface KeptStore<Value> {
  store: StoreApi<KeptState<Value>>
  /** Takes up what is stored; what cannot be read is set aside and never written over. */
  open(): void
  change(value: Value): void
  /** Writes at once what waits to be written. */
  flush(): void
  /** Another tab has written: takes over what it wrote. */
  written(event: Pick<StorageEvent, 'key' | 'newValue'>): void
  closeNotice(): void
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (fault) {
    if (fault instanceof SyntaxError) return undefined
    throw fault
  }
}

/** Storage may be forbidden, missing or full, which is for the visitor to know and not for us to mend. */
function attempted(around: KeptSurroundings, handle: (storage: Storage) => void): boolean {
  try {
    const storage = around.storage()
    if (storage) handle(storage)
    return storage !== null
  } catch (fault) {
    if (fault instanceof DOMException) return false
    throw fault
  }
}

/** Reading, writing and setting aside under one key, so that nothing stored is lost that could not be read. */
function storedText<Value>(
  form: KeptForm<Value>,
  around: KeptSurroundings,
  tell: (notice: KeepingNotice) => void,
) {
  /** What we last read or wrote, so that a long list is not read again before each writing. */
  let known: string | null = null
  const valueOf = (text: string) => form.read(parsed(text))

  /** Moves an unreadable text to a name of its own before anything else is written under the key. */
  function setAside(storage: Storage, text: string): void {
    const key = `${form.key}.aside.${around.newId()}`
    storage.setItem(key, text)
    storage.removeItem(form.key)
    tell({ kind: 'aside', key })
  }

  return {
    valueOf,
    read(storage: Storage): Value | null {
      const text = storage.getItem(form.key)
      const value = text === null ? null : valueOf(text)
      if (text === null || value !== null) known = text
      else setAside(storage, text)
      return value
    },
    write(storage: Storage, value: Value): void {
      const before = storage.getItem(form.key)
      if (before !== null && before !== known && valueOf(before) === null) setAside(storage, before)
      known = form.write(value)
      storage.setItem(form.key, known)
    },
  }
}

/** A value of the page that is kept in the browser's storage. */
export function keptStore<Value>(form: KeptForm<Value>, around: KeptSurroundings): KeptStore<Value> {
  const store = createStore<KeptState<Value>>()(() => ({ value: form.initial, notice: null }))
  const stored = storedText(form, around, (notice) => store.setState({ notice }))
  let waiting = false

  function flush(): void {
    if (!waiting) return
    waiting = false
    const kept = attempted(around, (storage) => stored.write(storage, store.getState().value))
    if (!kept) store.setState({ notice: { kind: 'notKept' } })
    else if (store.getState().notice?.kind === 'notKept') store.setState({ notice: null })
  }

  return {
    store,
    flush,
    open() {
      attempted(around, (storage) => {
        const value = stored.read(storage)
        if (value !== null) store.setState({ value })
      })
    },
    change(value) {
      store.setState({ value })
      if (waiting) return
      waiting = true
      around.later(flush)
    },
    written({ key, newValue }) {
      if (key !== form.key && key !== null) return
      const value = newValue === null ? form.initial : stored.valueOf(newValue)
      if (value !== null) store.setState({ value })
    },
    closeNotice: () => store.setState({ notice: null }),
  }
}

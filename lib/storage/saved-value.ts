import { withStorage } from '@/lib/storage/browser-storage'

export interface SavedState<Value> {
  value: Value
  /** False where the browser saves nothing: the value lasts as long as the page. */
  saved: boolean
  /** The key under which a text that could not be read was set aside in this visit. */
  setAside: string | null
}

interface SavedValueOptions<Value> {
  key: string
  initial: Value
  /** Never throws. What could be read is in `value`; `complete` is false when something could not. */
  read(text: string): { value: Value; complete: boolean }
  write(value: Value): string
}

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

/** What is stored now. A text that cannot be read is set aside, and what could be read of it takes its place. */
function readStored<Value>(
  storage: Storage,
  { key, initial, read, write }: SavedValueOptions<Value>,
  setAsideBefore: string | null,
): { value: Value; setAside: string | null } {
  const text = storage.getItem(key)
  if (text === null) return { value: initial, setAside: setAsideBefore }
  const { value, complete } = read(text)
  if (complete) return { value, setAside: setAsideBefore }
  const setAside = copyAside(storage, key, text)
  storage.setItem(key, write(value))
  return { value, setAside }
}

function changedState<Value>(
  state: SavedState<Value>,
  options: SavedValueOptions<Value>,
  next: (value: Value) => Value,
): SavedState<Value> {
  const changed = withStorage((storage) => {
    const { value: current, setAside } = state.saved ? readStored(storage, options, state.setAside) : state
    const value = next(current)
    storage.setItem(options.key, options.write(value))
    return { value, setAside }
  })
  return changed.ok ? { ...changed.value, saved: true } : { ...state, value: next(state.value), saved: false }
}

/**
 * A value saved in the browser, for `useSyncExternalStore`. It is read when somebody first looks at it, again when
 * another tab changes it, and before each change. Storage that is missing, blocked or full never throws: `saved` is
 * then false. A text that cannot be read is set aside whole before anything is written over it.
 */
export function createSavedValue<Value>(options: SavedValueOptions<Value>) {
  const { key, initial } = options
  const fresh: SavedState<Value> = { value: initial, saved: true, setAside: null }
  let state = fresh
  const listeners = new Set<() => void>()

  const become = (next: SavedState<Value>) => {
    state = next
    for (const changed of listeners) changed()
  }

  function load(): void {
    const found = withStorage((storage) => readStored(storage, options, state.setAside))
    become(found.ok ? { ...found.value, saved: true } : { ...state, saved: false })
  }

  const loadIfOurs = (event: StorageEvent) => {
    if (event.key === null || event.key === key) load()
  }

  return {
    getState: () => state,
    getInitialState: () => fresh,
    subscribe(changed: () => void): () => void {
      listeners.add(changed)
      if (listeners.size === 1) {
        addEventListener('storage', loadIfOurs)
        if (state.saved) load()
      }
      return () => {
        listeners.delete(changed)
        if (listeners.size > 0) return
        removeEventListener('storage', loadIfOurs)
        state = fresh
      }
    },
    /** Changes the value as it stands now: another tab may have changed it since. */
    change(next: (value: Value) => Value): void {
      become(changedState(state, options, next))
    },
  }
}

import { createJSONStorage, persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { FinishedSum } from '@/lib/everyday/keypad'

interface Tape {
  /** The newest first. */
  entries: readonly FinishedSum[]
}

const LONGEST_TAPE = 50

/** The finished sums, kept on this device until they are cleared. */
export const tapeStore = createStore<Tape>()(
  persist((): Tape => ({ entries: [] }), {
    name: 'calculatorTape',
    storage: createJSONStorage(() => localStorage),
    // What is stored may have been written by anybody, or by an older page.
    merge: (stored, fresh) => ({ ...fresh, entries: entriesIn(stored) }),
  }),
)

function entriesIn(stored: unknown): FinishedSum[] {
  const { entries } = (stored ?? {}) as { entries?: unknown }
  return Array.isArray(entries) ? entries.filter(isEntry).slice(0, LONGEST_TAPE) : []
}

function isEntry(entry: unknown): entry is FinishedSum {
  const { sum, value } = (entry ?? {}) as Partial<FinishedSum>
  return typeof sum === 'string' && Number.isFinite(value)
}

export function addToTape({ sum, value }: FinishedSum): void {
  tapeStore.setState(({ entries }) => ({ entries: [{ sum, value }, ...entries].slice(0, LONGEST_TAPE) }))
}

export function clearTape(): void {
  tapeStore.setState({ entries: [] })
}

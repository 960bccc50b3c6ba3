import type { FinishedSum } from '@/lib/everyday/keypad'
import { createSavedValue } from '@/lib/storage/saved-value'

/** The newest first. */
type Tape = readonly FinishedSum[]

const LONGEST_TAPE = 50
const NO_SUMS: Tape = []

/** The finished sums, saved on this device until they are cleared. */
export const tapeStore = createSavedValue<Tape>({
  key: 'calculatorTape',
  initial: NO_SUMS,
  read: readTape,
  write: (entries) => JSON.stringify({ state: { entries }, version: 0 }),
})

/** What is stored may have been written by anybody, or by an older page. */
function readTape(text: string): { value: Tape; complete: boolean } {
  const entries = entriesIn(text)
  if (entries === null) return { value: NO_SUMS, complete: false }
  const value = entries.filter(isEntry).slice(0, LONGEST_TAPE)
  return { value, complete: entries.every(isEntry) }
}

function entriesIn(text: string): unknown[] | null {
  try {
    const { state } = JSON.parse(text) as { state?: { entries?: unknown } }
    return Array.isArray(state?.entries) ? state.entries : null
  } catch {
    // Cut short, or another program's.
    return null
  }
}

function isEntry(entry: unknown): entry is FinishedSum {
  const { sum, value } = (entry ?? {}) as Partial<FinishedSum>
  return typeof sum === 'string' && Number.isFinite(value)
}

export const addToTape = ({ sum, value }: FinishedSum): void =>
  tapeStore.change((entries) => [{ sum, value }, ...entries].slice(0, LONGEST_TAPE))

export const clearTape = (): void => tapeStore.change(() => NO_SUMS)

import type { FinishedSum } from '@/lib/arithmetic/keypad'
import type { ReadValue } from '@/lib/storage/stored-text'
import { storedValue } from '@/lib/storage/stored-value'

/** The newest first. */
type Tape = readonly FinishedSum[]

const LONGEST_TAPE = 50
const NO_SUMS: Tape = []

/** The finished sums, saved on this device until they are cleared. */
export const tapeStore = storedValue<Tape>({
  key: 'calculatorTape',
  initial: NO_SUMS,
  isReplaceable: true,
  read: readTape,
  write: (entries) => JSON.stringify({ state: { entries }, version: 0 }),
})

/** What is stored may have been written by anybody, or by an older page. */
export function readTape(stored: unknown): ReadValue<Tape> | null {
  const { entries } = (stored as { state?: { entries?: unknown } } | null)?.state ?? {}
  if (!Array.isArray(entries)) return null
  return { value: entries.filter(isEntry).slice(0, LONGEST_TAPE), complete: entries.every(isEntry) }
}

function isEntry(entry: unknown): entry is FinishedSum {
  const { sum, value } = (entry ?? {}) as Partial<FinishedSum>
  return typeof sum === 'string' && Number.isFinite(value)
}

export const addToTape = ({ sum, value }: FinishedSum): void =>
  tapeStore.change((entries) => [{ sum, value }, ...entries].slice(0, LONGEST_TAPE))

export const clearTape = (): void => tapeStore.change(() => NO_SUMS)

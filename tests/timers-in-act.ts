import { act } from '@testing-library/react'

/** Shorter timers are those by which React and the test library go on. */
const PAUSE_FROM_MS = 50

/**
 * Runs the pauses of components within `act`. On a busy machine one may end between two steps of a test that
 * it has nothing to do with, and React complains of what it then changes.
 */
export function runPausesInAct(): void {
  const start = globalThis.setTimeout
  const paused = (run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
    const ended = () =>
      (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT
        ? act(() => run(...given))
        : run(...given)
    return ms !== undefined && ms >= PAUSE_FROM_MS ? start(ended, ms) : start(run, ms, ...given)
  }
  Object.assign(globalThis, { setTimeout: Object.assign(paused, start) })
}

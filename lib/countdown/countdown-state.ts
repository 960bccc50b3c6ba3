/**
 * Moments are milliseconds since 1970. While it runs only the target counts, so sleep and time zones change nothing.
 */
export type CountdownState =
  | { kind: 'stopped' }
  | { kind: 'running'; targetMs: number; sinceMs: number }
  /** The display holds what was left; the target stays where it is. */
  | { kind: 'paused'; targetMs: number; sinceMs: number; heldAtMs: number }
  | { kind: 'finished'; targetMs: number }

export type StartProblem = 'notSet' | 'notInFuture'

/** Starts towards a target, or returns why not. `sinceMs` is when it began: now, unless it was saved earlier. */
export function started(
  targetMs: number | null,
  nowMs: number,
  sinceMs = nowMs,
): CountdownState | StartProblem {
  if (targetMs === null) return 'notSet'
  // A clock that was set back, or a list from another device, may name a start ahead.
  const since = sinceMs <= nowMs ? sinceMs : nowMs
  return targetMs > nowMs ? { kind: 'running', targetMs, sinceMs: since } : 'notInFuture'
}

/** The state at a moment: a running countdown whose target has come is finished. */
export function stateAt(state: CountdownState, nowMs: number): CountdownState {
  if (state.kind !== 'running' || nowMs < state.targetMs) return state
  return { kind: 'finished', targetMs: state.targetMs }
}

export const paused = (state: CountdownState, nowMs: number): CountdownState =>
  state.kind === 'running' ? { ...state, kind: 'paused', heldAtMs: nowMs } : state

/** Goes on towards the same target, which may have passed during the pause. */
export function resumed(state: CountdownState, nowMs: number): CountdownState {
  if (state.kind !== 'paused') return state
  const { targetMs, sinceMs } = state
  return stateAt({ kind: 'running', targetMs, sinceMs }, nowMs)
}

/** How much of its time has passed, from 0 to 1; null before a start. */
export function shareElapsed(state: CountdownState, nowMs: number): number | null {
  if (state.kind === 'stopped') return null
  if (state.kind === 'finished') return 1
  const { targetMs, sinceMs } = state
  const at = state.kind === 'paused' ? state.heldAtMs : nowMs
  return Math.min(1, Math.max(0, (at - sinceMs) / (targetMs - sinceMs)))
}

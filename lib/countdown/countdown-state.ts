/** Moments are milliseconds since 1970. While it runs only the target counts, so sleep and time zones change nothing. */
export type CountdownState =
  | { kind: 'stopped' }
  | { kind: 'running'; targetMs: number }
  /** The display holds what was left; the target stays where it is. */
  | { kind: 'paused'; targetMs: number; heldAtMs: number }
  | { kind: 'finished'; targetMs: number }

export type StartProblem = 'notSet' | 'notInFuture'

/** Starts towards a target, or returns why not. */
export function started(targetMs: number | null, nowMs: number): CountdownState | StartProblem {
  if (targetMs === null) return 'notSet'
  return targetMs > nowMs ? { kind: 'running', targetMs } : 'notInFuture'
}

/** What has become of a state by now: a running countdown whose target has come is finished. */
export function stateAt(state: CountdownState, nowMs: number): CountdownState {
  if (state.kind !== 'running' || nowMs < state.targetMs) return state
  return { kind: 'finished', targetMs: state.targetMs }
}

export const paused = (state: CountdownState, nowMs: number): CountdownState =>
  state.kind === 'running' ? { kind: 'paused', targetMs: state.targetMs, heldAtMs: nowMs } : state

/** Goes on towards the same target, which may have passed during the pause. */
export const resumed = (state: CountdownState, nowMs: number): CountdownState =>
  state.kind === 'paused' ? stateAt({ kind: 'running', targetMs: state.targetMs }, nowMs) : state

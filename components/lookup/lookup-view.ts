import type { LookupOutcome } from '@/lib/lookup/live-first'
import { LookupFault } from '@/lib/lookup/lookup-fault'
import type { LookupState } from '@/lib/lookup/lookup-state'

/** An answer with its question; `liveFailed` when a service that was asked first gave none. */
export type AnsweredView<Answer> = Answer extends { kind: infer Kind }
  ? { kind: Kind; question: string; answer: Answer; liveFailed: boolean }
  : never

/** What a finder shows: the kinds of its answers, and how a question stands that has none. */
export type LookupView<Answer> =
  { kind: 'idle' } | { kind: 'loading'; question: string } | AnsweredView<Answer> | FailedView<Answer>

export interface FailedView<Answer> {
  kind: 'failed'
  question: string
  /** What the shipped directory says, when a live service failed and it does not know the code. */
  directory: Extract<Answer, { kind: 'notFound' }> | null
  /** Whether it was for want of a network, or of one that answers in time. */
  unreached: boolean
}

/** The view of a lookup. That the directory does not know a code is no verdict while the service is silent. */
export function lookupView<Answer extends { kind: string }>(
  state: LookupState<string, LookupOutcome<Answer>>,
): LookupView<Answer> {
  if (state.kind === 'idle') return state
  const { question } = state
  if (state.kind === 'loading') return { kind: 'loading', question }
  if (state.kind === 'failed') return { kind: 'failed', question, directory: null, unreached: false }
  if (state.answer.kind === 'failed')
    return { kind: 'failed', question, directory: null, unreached: isUnreached(state.answer.fault) }
  const { answer, liveFault } = state.answer
  const liveFailed = liveFault !== null
  if (liveFailed && isNotFound(answer))
    return { kind: 'failed', question, directory: answer, unreached: false }
  return { kind: answer.kind, question, answer, liveFailed } as AnsweredView<Answer>
}

function isUnreached(fault: Error): boolean {
  return fault instanceof LookupFault && (fault.kind === 'network' || fault.kind === 'timeLimit')
}

function isNotFound<Answer extends { kind: string }>(
  answer: Answer,
): answer is Extract<Answer, { kind: 'notFound' }> {
  return answer.kind === 'notFound'
}

/** Whether a service that should have answered did not: the visitor is told in a toast. */
export function hasFailed(state: LookupState<string, LookupOutcome<{ kind: string }>>): boolean {
  return (
    state.kind === 'failed' ||
    (state.kind === 'answered' && (state.answer.kind === 'failed' || state.answer.liveFault !== null))
  )
}

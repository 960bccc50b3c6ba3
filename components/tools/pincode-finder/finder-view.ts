import type { LookupState } from '@/lib/lookup/lookup-state'
import type { PincodeAnswer, PincodeOutcome } from '@/lib/lookup/pincode-answer'

export const failedMessage = 'Failed to fetch pincode details. Please try again.'
export const invalidMessage = 'Please enter a valid 6-digit Indian Pincode.'

type AnswerOf<Kind extends PincodeAnswer['kind']> = Extract<PincodeAnswer, { kind: Kind }>

/** What the finder shows. */
export type FinderView =
  | { kind: 'idle' }
  | { kind: 'loading'; pincode: string }
  | { kind: 'found'; pincode: string; answer: AnswerOf<'found'>; liveFailed: boolean }
  | { kind: 'notFound'; pincode: string; answer: AnswerOf<'notFound'> }
  /** `directory` is what the shipped directory says, when a live service failed and it does not know the pincode. */
  | { kind: 'failed'; pincode: string; directory: AnswerOf<'notFound'> | null }

/** The view of a lookup. That the directory does not know a pincode is no verdict while the service is silent. */
export function finderView(state: LookupState<string, PincodeOutcome>): FinderView {
  if (state.kind === 'idle') return state
  const pincode = state.question
  if (state.kind === 'loading') return { kind: 'loading', pincode }
  if (state.kind === 'failed' || state.answer.kind === 'failed')
    return { kind: 'failed', pincode, directory: null }
  const { answer, liveFault } = state.answer
  const liveFailed = liveFault !== null
  if (answer.kind === 'found') return { kind: 'found', pincode, answer, liveFailed }
  return liveFailed ? { kind: 'failed', pincode, directory: answer } : { kind: 'notFound', pincode, answer }
}

/** Whether a service that should have answered did not: the visitor is told in a toast. */
export function hasFailed(state: LookupState<string, PincodeOutcome>): boolean {
  const view = finderView(state)
  return view.kind === 'failed' || (view.kind === 'found' && view.liveFailed)
}

import { type LookupState, nextLookup } from '@/lib/lookup/lookup-state'

type State = LookupState<string, number>
const idle: State = { kind: 'idle' }
const waiting: State = { kind: 'loading', question: 'b' }

describe('a lookup', () => {
  it('waits for what was asked last', () => {
    expect(nextLookup(idle, { kind: 'asked', question: 'a' })).toEqual({ kind: 'loading', question: 'a' })
    expect(nextLookup(waiting, { kind: 'asked', question: 'c' })).toEqual({ kind: 'loading', question: 'c' })
  })

  it('takes the answer, or the failure, it waits for', () => {
    const answered: State = { kind: 'answered', question: 'b', answer: 2 }
    expect(nextLookup(waiting, answered)).toEqual(answered)
    const failed: State = { kind: 'failed', question: 'b', fault: 'no network' }
    expect(nextLookup(waiting, failed)).toEqual(failed)
  })

  it.each([
    ['an earlier question', waiting],
    ['a question that was cleared', idle],
    ['a question already answered', { kind: 'answered', question: 'b', answer: 2 } as State],
  ])('is not changed by a late answer to %s', (_, state) => {
    expect(nextLookup(state, { kind: 'answered', question: 'a', answer: 1 })).toBe(state)
    expect(nextLookup(state, { kind: 'failed', question: 'a', fault: null })).toBe(state)
  })

  it('forgets everything when cleared', () => {
    expect(nextLookup(waiting, { kind: 'cleared' })).toEqual(idle)
  })
})

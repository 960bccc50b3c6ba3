import { act, renderHook } from '@testing-library/react'
import { useLookup } from '@/components/lookup/use-lookup'

/** A lookup whose answers come when the test says so. */
function setUp() {
  const asked = new Map<
    string,
    { answer(value: number): void; fail(fault: unknown): void; signal: AbortSignal }
  >()
  const answerTo = (question: string, signal: AbortSignal) =>
    new Promise<number>((answer, fail) => asked.set(question, { answer, fail, signal }))
  const { result, unmount } = renderHook(() => useLookup(answerTo))
  const ask = (question: string) => act(async () => void result.current.ask(question))
  return {
    asked,
    ask,
    unmount,
    state: () => result.current.state,
    clear: () => act(() => result.current.clear()),
  }
}

test('a question is waited for, then answered or failed', async () => {
  const { asked, ask, state } = setUp()
  expect(state()).toEqual({ kind: 'idle' })
  await ask('a')
  expect(state()).toEqual({ kind: 'loading', question: 'a' })
  await act(async () => asked.get('a')!.answer(1))
  expect(state()).toEqual({ kind: 'answered', question: 'a', answer: 1 })
  await ask('b')
  expect(state()).toEqual({ kind: 'loading', question: 'b' })
  await act(async () => asked.get('b')!.fail('no network'))
  expect(state()).toEqual({ kind: 'failed', question: 'b', fault: 'no network' })
})

test.each(['answer', 'fail'] as const)('a late %s to an earlier question changes nothing', async (how) => {
  const { asked, ask, state } = setUp()
  await ask('a')
  await ask('b')
  expect(asked.get('a')!.signal.aborted).toBe(true)
  await act(async () => asked.get('a')![how](1))
  expect(state()).toEqual({ kind: 'loading', question: 'b' })
  await act(async () => asked.get('b')!.answer(2))
  expect(state()).toEqual({ kind: 'answered', question: 'b', answer: 2 })
})

test('cleared, it forgets the answer, and does not hear the one still under way', async () => {
  const { asked, ask, state, clear } = setUp()
  await ask('a')
  clear()
  expect(state()).toEqual({ kind: 'idle' })
  await act(async () => asked.get('a')!.answer(1))
  expect(state()).toEqual({ kind: 'idle' })
})

test('a page that is left gives its question up', async () => {
  const { asked, ask, unmount } = setUp()
  await ask('a')
  unmount()
  expect(asked.get('a')!.signal.aborted).toBe(true)
})

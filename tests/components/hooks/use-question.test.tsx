import { act, renderHook } from '@testing-library/react'
import { useQuestion } from '@/components/hooks/use-question'

interface Asked {
  answer(value: number): void
  fail(fault: unknown): void
  signal: AbortSignal
}

/** Questions whose answers come when the test gives them. */
function questions() {
  const asked: Record<string, Asked[]> = {}
  const answerTo = (question: string, signal: AbortSignal) =>
    new Promise<number>((answer, fail) => void (asked[question] ??= []).push({ answer, fail, signal }))
  return { asked, answerTo, latest: (question: string) => asked[question]!.at(-1)! }
}

describe('asked by a call', () => {
  function setUp() {
    const { latest, answerTo } = questions()
    const { result, unmount } = renderHook(() => useQuestion(answerTo))
    const ask = (question: string) => act(async () => void result.current.ask(question))
    return {
      ask,
      latest,
      unmount,
      state: () => result.current.state,
      clear: () => act(() => result.current.clear()),
      retry: () => act(async () => result.current.retry()),
    }
  }

  test('a question is waited for, then answered or failed', async () => {
    const { ask, latest, state } = setUp()
    expect(state()).toEqual({ kind: 'idle' })
    await ask('a')
    expect(state()).toEqual({ kind: 'loading', question: 'a' })
    await act(async () => latest('a').answer(1))
    expect(state()).toEqual({ kind: 'answered', question: 'a', answer: 1 })
    await ask('b')
    expect(state()).toEqual({ kind: 'loading', question: 'b' })
    await act(async () => latest('b').fail('no network'))
    expect(state()).toEqual({ kind: 'failed', question: 'b', fault: 'no network' })
  })

  test.each(['answer', 'fail'] as const)('a late %s to an earlier question changes nothing', async (how) => {
    const { ask, latest, state } = setUp()
    await ask('a')
    await ask('b')
    expect(latest('a').signal.aborted).toBe(true)
    await act(async () => latest('a')[how](1))
    expect(state()).toEqual({ kind: 'loading', question: 'b' })
    await act(async () => latest('b').answer(2))
    expect(state()).toEqual({ kind: 'answered', question: 'b', answer: 2 })
  })

  test('cleared, it forgets the answer, and does not hear the one still under way', async () => {
    const { ask, latest, state, clear } = setUp()
    await ask('a')
    clear()
    expect(state()).toEqual({ kind: 'idle' })
    await act(async () => latest('a').answer(1))
    expect(state()).toEqual({ kind: 'idle' })
  })

  test('what failed can be asked again, and a page that is left gives its question up', async () => {
    const { ask, latest, state, retry, unmount } = setUp()
    await ask('a')
    await act(async () => latest('a').fail('no network'))
    await retry()
    expect(state()).toEqual({ kind: 'loading', question: 'a' })
    unmount()
    expect(latest('a').signal.aborted).toBe(true)
  })
})

describe('asked by itself', () => {
  function setUp(question: string | null, known?: { question: string; answer: number }) {
    const { asked, latest, answerTo } = questions()
    const { result, rerender } = renderHook(
      (props: { question: string | null }) => useQuestion(answerTo, { question: props.question, known }),
      { initialProps: { question } },
    )
    return {
      asked,
      latest,
      state: () => result.current.state,
      last: () => result.current.last,
      retry: () => act(async () => result.current.retry()),
      change: (next: string | null) => act(async () => rerender({ question: next })),
    }
  }

  test('nothing is asked without a question, and none twice while it is the same or was the last answered', async () => {
    const { asked, latest, state, change } = setUp(null)
    expect(state()).toEqual({ kind: 'idle' })
    await change('a')
    expect(state()).toEqual({ kind: 'loading', question: 'a' })
    await change('a')
    await act(async () => latest('a').answer(1))
    await change(null)
    expect(state()).toEqual({ kind: 'idle' })
    await change('a')
    expect(state()).toMatchObject({ kind: 'answered', answer: 1 })
    expect(asked['a']).toHaveLength(1)
  })

  test('what the build has answered is not asked', () => {
    const { asked, state } = setUp('a', { question: 'a', answer: 7 })
    expect(state()).toMatchObject({ kind: 'answered', answer: 7 })
    expect(asked).toEqual({})
  })

  test('back at the last question, which is known meanwhile, the one between is given up', async () => {
    const { latest, last, state, change } = setUp('a')
    await act(async () => latest('a').answer(1))
    await change('b')
    expect(state()).toEqual({ kind: 'loading', question: 'b' })
    expect(last()).toMatchObject({ question: 'a', answer: 1 })
    await change('a')
    expect(latest('b').signal.aborted).toBe(true)
    expect(state()).toMatchObject({ kind: 'answered', question: 'a' })
  })

  test('what failed is asked again by retry, and when another question was asked between', async () => {
    const { asked, latest, state, retry, change } = setUp('a')
    await act(async () => latest('a').fail('no network'))
    expect(state()).toMatchObject({ kind: 'failed', fault: 'no network' })
    await retry()
    expect(state()).toEqual({ kind: 'loading', question: 'a' })
    await act(async () => latest('a').fail('no network'))
    await change('b')
    await change('a')
    expect(asked['a']).toHaveLength(3)
  })
})

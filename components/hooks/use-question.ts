import { useEffect, useEffectEvent, useRef, useState } from 'react'

export interface Known<Question, Answer> {
  question: Question
  answer: Answer
}

/** How a question ended. An answer may well be "not found"; failed means that there was none, for `fault`. */
export type QuestionEnd<Question, Answer> =
  ({ kind: 'answered' } & Known<Question, Answer>) | { kind: 'failed'; question: Question; fault: unknown }

export type QuestionState<Question, Answer> =
  { kind: 'idle' } | { kind: 'loading'; question: Question } | QuestionEnd<Question, Answer>

interface QuestionOptions<Question, Answer> {
  /** Asked at once, and again whenever it changes; null without a question. Plain JSON. */
  question?: Question | null
  /** An answer that is known already, such as from the build: no request is made. */
  known?: Known<Question, Answer> | null
  /** How a question ended that was not given up. */
  onEnd?: ((end: QuestionEnd<Question, Answer>) => void) | undefined
}

/** The result of `useQuestion`. */
export type AskedQuestion<Question, Answer> = ReturnType<typeof useQuestion<Question, Answer>>

const IDLE = { kind: 'idle' } as const

/**
 * A question whose answer has to be fetched or computed elsewhere. One at a time: a new question gives up the
 * one before, and no late answer is ever shown.
 */
export function useQuestion<Question, Answer>(
  answerTo: (question: Question, signal: AbortSignal) => Promise<Answer>,
  { question, known = null, onEnd }: QuestionOptions<Question, Answer> = {},
) {
  const [state, setState] = useState<QuestionState<Question, Answer>>(IDLE)
  const [last, setLast] = useState(known)
  const { run, giveUp } = useOneAtATime(answerTo, (end) => {
    setState(end)
    if (end.kind === 'answered') setLast(end)
    onEnd?.(end)
  })
  const current = question === undefined ? state : stateOf(question, state, last)
  const key = JSON.stringify(question)
  const follow = useEffectEvent(() => {
    if (current.kind === 'loading') return void run(current.question)
    // It failed before another question was asked.
    if (current.kind === 'failed') return void ask(current.question)
    giveUp()
  })
  useEffect(() => {
    if (key !== undefined) follow()
  }, [key])

  /** Asks, giving up any earlier question. */
  function ask(asked: Question): Promise<void> {
    setState({ kind: 'loading', question: asked })
    return run(asked)
  }
  return {
    state: current,
    /** The last answer, which may be that to an earlier question. */
    last,
    ask,
    /** Forgets the answer, or the question still waited for. */
    clear: () => {
      giveUp()
      setState(IDLE)
    },
    /** Asks the same again. */
    retry: () => void (current.kind !== 'idle' && ask(current.question)),
  }
}

/** Puts questions, each giving up the one before; the last is given up with the component. */
function useOneAtATime<Question, Answer>(
  answerTo: (question: Question, signal: AbortSignal) => Promise<Answer>,
  onEnd: (end: QuestionEnd<Question, Answer>) => void,
) {
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const giveUp = () => running.current?.abort()
  async function run(question: Question): Promise<void> {
    giveUp()
    const { signal } = (running.current = new AbortController())
    let end: QuestionEnd<Question, Answer>
    try {
      end = { kind: 'answered', question, answer: await answerTo(question, signal) }
    } catch (fault) {
      end = { kind: 'failed', question, fault }
    }
    if (!signal.aborted) onEnd(end)
  }
  return { run, giveUp }
}

/** How a question is at present that is asked by itself: before its turn it is loading already. */
function stateOf<Question, Answer>(
  question: Question | null,
  state: QuestionState<Question, Answer>,
  last: Known<Question, Answer> | null,
): QuestionState<Question, Answer> {
  if (question === null) return IDLE
  const isSame = (other: { question: Question }) =>
    JSON.stringify(other.question) === JSON.stringify(question)
  if (last && isSame(last)) return { kind: 'answered', ...last }
  return state.kind === 'failed' && isSame(state) ? state : { kind: 'loading', question }
}

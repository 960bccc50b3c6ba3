import { useEffect, useRef, useState } from 'react'

/** How a question ended. An answer may well be "not found"; failed means that there was none, for `fault`. */
export type LookupEnd<Question, Answer> =
  | { kind: 'answered'; question: Question; answer: Answer }
  | { kind: 'failed'; question: Question; fault: unknown }

/** Where a question stands. */
export type LookupState<Question, Answer> =
  { kind: 'idle' } | { kind: 'loading'; question: Question } | LookupEnd<Question, Answer>

const IDLE = { kind: 'idle' } as const

/** One question at a time: a new one stops the one before, and no late answer is ever shown. */
export function useLookup<Question, Answer>(
  answerTo: (question: Question, signal: AbortSignal) => Promise<Answer>,
  /** How a question ended that was not given up. */
  onEnd?: (end: LookupEnd<Question, Answer>) => void,
) {
  const [state, setState] = useState<LookupState<Question, Answer>>(IDLE)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const restart = () => {
    running.current?.abort()
    running.current = new AbortController()
    return running.current.signal
  }

  return {
    state,
    /** Asks, giving up any earlier question. */
    ask: async (question: Question): Promise<void> => {
      const signal = restart()
      setState({ kind: 'loading', question })
      let end: LookupEnd<Question, Answer>
      try {
        end = { kind: 'answered', question, answer: await answerTo(question, signal) }
      } catch (fault) {
        end = { kind: 'failed', question, fault }
      }
      if (signal.aborted) return
      setState(end)
      onEnd?.(end)
    },
    /** Forgets the answer, or the question still waited for. */
    clear: () => {
      restart()
      setState(IDLE)
    },
  }
}

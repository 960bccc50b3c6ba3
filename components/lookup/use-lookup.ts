'use client'

import { useEffect, useReducer, useRef } from 'react'
import { type LookupEnd, type LookupState, nextLookup } from '@/lib/lookup/lookup-state'

export interface Lookup<Question, Answer> {
  state: LookupState<Question, Answer>
  /** Asks, giving up any earlier question. Resolves with how it ended, or null when it was given up in turn. */
  ask(question: Question): Promise<LookupEnd<Question, Answer> | null>
  /** Forgets the answer, or the question still waited for. */
  clear(): void
}

/** One question at a time: a new one stops the one before, and no late answer is ever shown. */
export function useLookup<Question, Answer>(
  answerTo: (question: Question, signal: AbortSignal) => Promise<Answer>,
): Lookup<Question, Answer> {
  const [state, dispatch] = useReducer(nextLookup<Question, Answer>, { kind: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const restart = () => {
    running.current?.abort()
    running.current = new AbortController()
    return running.current.signal
  }

  return {
    state,
    ask: async (question) => {
      const signal = restart()
      dispatch({ kind: 'asked', question })
      const end = await endOf(question, signal, answerTo)
      if (signal.aborted) return null
      dispatch(end)
      return end
    },
    clear: () => {
      restart()
      dispatch({ kind: 'cleared' })
    },
  }
}

async function endOf<Question, Answer>(
  question: Question,
  signal: AbortSignal,
  answerTo: (question: Question, signal: AbortSignal) => Promise<Answer>,
): Promise<LookupEnd<Question, Answer>> {
  try {
    return { kind: 'answered', question, answer: await answerTo(question, signal) }
  } catch (fault) {
    return { kind: 'failed', question, fault }
  }
}

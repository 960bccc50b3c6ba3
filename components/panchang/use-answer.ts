import { type Known, useQuestion } from '@/components/hooks/use-question'
import type { AnswerTo, Question } from '@/lib/panchang/questions'

export type KnownAnswer<Q extends Question> = Known<Q, AnswerTo<Q>>

/**
 * The answer to a question of the panchang; `known` is the last one, which may still be that of the question
 * before. What the build has answered already is not asked again.
 * @param question null without a question
 */
export function useAnswer<Q extends Question>(question: Q | null, prerendered: KnownAnswer<Q> | null = null) {
  const { state, last, retry } = useQuestion((asked: Q) => askPanchang(asked), {
    question,
    known: prerendered,
  })
  return { known: last, waiting: state.kind === 'loading', failed: state.kind === 'failed', retry }
}

let worker: Worker | null = null
let lastNumber = 0

/** The answer to a question, computed in a worker, which is fetched with the first. Rejects when it does not load. */
function askPanchang<Q extends Question>(question: Q): Promise<AnswerTo<Q>> {
  worker ??= new Worker(new URL('./panchang-worker.ts', import.meta.url), { type: 'module' })
  const asked = worker
  const number = (lastNumber += 1)
  const over = new AbortController()
  return new Promise((resolve, reject) => {
    const onAnswer = ({ data }: MessageEvent<{ number: number; answer: AnswerTo<Q> }>) => {
      if (data.number !== number) return
      over.abort()
      resolve(data.answer)
    }
    // Its script did not load, or it failed: the next question starts another.
    const onFault = () => {
      over.abort()
      asked.terminate()
      worker = null
      reject(new Error('The worker of the panchang stopped'))
    }
    asked.addEventListener('message', onAnswer, { signal: over.signal })
    asked.addEventListener('error', onFault, { signal: over.signal })
    asked.postMessage({ number, question })
  })
}

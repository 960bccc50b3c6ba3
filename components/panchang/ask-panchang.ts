import type { AnswerTo, Question } from '@/lib/panchang/questions'

let worker: Worker | null = null
let lastNumber = 0

/** The answer to a question, computed in a worker, which is fetched with the first. Rejects when it does not load. */
export function askPanchang<Q extends Question>(question: Q): Promise<AnswerTo<Q>> {
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

import type { AnswerTo, Question } from '@/lib/panchang/questions'

interface Waiting {
  resolve(answer: unknown): void
  reject(fault: Error): void
}

let worker: Worker | null = null
let lastNumber = 0
const waiting = new Map<number, Waiting>()

function startWorker(): Worker {
  const started = new Worker(new URL('./panchang-worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data: { number, answer } }) => {
    waiting.get(number)?.resolve(answer)
    waiting.delete(number)
  })
  // Its script did not load, or it failed: the next question starts another.
  started.addEventListener('error', () => {
    started.terminate()
    worker = null
    for (const { reject } of waiting.values()) reject(new Error('The worker of the panchang stopped'))
    waiting.clear()
  })
  return started
}

/** The answer to a question, computed in a worker, which is fetched with the first. Rejects when it does not load. */
export function askPanchang<Q extends Question>(question: Q): Promise<AnswerTo<Q>> {
  worker ??= startWorker()
  const number = (lastNumber += 1)
  const answer = new Promise<AnswerTo<Q>>((resolve, reject) =>
    waiting.set(number, { resolve: (found) => resolve(found as AnswerTo<Q>), reject }),
  )
  worker.postMessage({ number, question })
  return answer
}

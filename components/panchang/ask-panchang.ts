import type { AnswerTo, Question } from '@/lib/panchang/questions'

const load = () => import('@/lib/panchang/questions')

/** So long the page may be busy at a stretch before it looks after its visitor again. */
const BUSY_MS = 10

const pause = () => new Promise<void>((resume) => setTimeout(resume, 0))

/**
 * The answer to a question. The computations are fetched with the first; a day takes a few milliseconds, a year of
 * festivals is computed in slices. Rejects when the script does not load.
 */
export async function askPanchang<Q extends Question>(question: Q): Promise<AnswerTo<Q>> {
  const { answering } = await load()
  const steps = answering(question)
  let since = performance.now()
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value as AnswerTo<Q>
    if (performance.now() - since < BUSY_MS) continue
    await pause()
    since = performance.now()
  }
}

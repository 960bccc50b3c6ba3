import { LookupFault } from '@/lib/lookup/lookup-fault'
import type { LookupSource } from '@/lib/lookup/lookup-source'

/** An answer. `liveFault` is why a configured service, asked first, gave none. */
export interface LookupOutcome<Answer> {
  answer: Answer
  liveFault: Error | null
}

/**
 * Asks the live service first, when there is one, and the directory when the service fails. What the service
 * answers is final, "not found" too. Rejects with the directory's fault when neither answers, with an error
 * of our own code, and with the signal's reason when the question was given up.
 */
export async function liveFirst<Question, Answer>(
  question: Question,
  sources: { live: LookupSource<Question, Answer> | null; directory: LookupSource<Question, Answer> },
  signal: AbortSignal,
): Promise<LookupOutcome<Answer>> {
  const { live, directory } = sources
  let liveFault: Error | null = null
  if (live) {
    try {
      return { answer: await live.ask(question, signal), liveFault }
    } catch (error) {
      if (signal.aborted) throw signal.reason
      if (!(error instanceof LookupFault)) throw error
      liveFault = error
    }
  }
  return { answer: await directory.ask(question, signal), liveFault }
}

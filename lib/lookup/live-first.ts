import { DirectoryDamaged } from '@/lib/directory/directory-damaged'
import { LookupFault } from '@/lib/lookup/lookup-fault'
import type { LookupSource } from '@/lib/lookup/lookup-source'

/** Every way a question can end. `liveFault` is why a configured service, asked first, did not answer. */
export type LookupOutcome<Answer> =
  | { kind: 'answered'; answer: Answer; liveFault: Error | null }
  | { kind: 'failed'; fault: Error; liveFault: Error | null }

/**
 * Asks the live service first, when there is one, and the directory when the service fails. What the service answers
 * stands, "not found" too. Rejects with the signal's reason when the question was given up.
 */
export async function liveFirst<Question, Answer>(
  question: Question,
  sources: { live: LookupSource<Question, Answer> | null; directory: LookupSource<Question, Answer> },
  signal: AbortSignal,
): Promise<LookupOutcome<Answer>> {
  const { live, directory } = sources
  const first = live && (await answerOrFault(live, question, signal))
  if (first && !('fault' in first)) return { kind: 'answered', answer: first.answer, liveFault: null }
  const liveFault = first && first.fault
  const second = await answerOrFault(directory, question, signal)
  if ('fault' in second) return { kind: 'failed', fault: second.fault, liveFault }
  return { kind: 'answered', answer: second.answer, liveFault }
}

/** A fault of the source as a value; an error of our own code goes on its way. */
async function answerOrFault<Question, Answer>(
  source: LookupSource<Question, Answer>,
  question: Question,
  signal: AbortSignal,
): Promise<{ answer: Answer } | { fault: Error }> {
  try {
    return { answer: await source.ask(question, signal) }
  } catch (error) {
    if (signal.aborted) throw signal.reason
    if (error instanceof LookupFault || error instanceof DirectoryDamaged) return { fault: error }
    throw error
  }
}

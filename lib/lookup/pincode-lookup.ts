import type { PincodeAnswer, PincodeSource } from '@/lib/lookup/pincode-answer'
import { LookupFault } from '@/lib/lookup/lookup-fault'
import { DirectoryDamaged } from '@/lib/postal/directory-damaged'

/** Every way a question can end. `liveFault` is why a configured service, asked first, did not answer. */
export type PincodeOutcome =
  | { kind: 'answered'; answer: PincodeAnswer; liveFault: Error | null }
  | { kind: 'failed'; fault: Error; liveFault: Error | null }

/**
 * Asks the live service first, when there is one, and the directory when the service fails. What the service answers
 * stands, "not found" too. Rejects with the signal's reason when the question was given up.
 */
export async function lookUpPincode(
  pincode: string,
  { live, directory }: { live: PincodeSource | null; directory: PincodeSource },
  signal: AbortSignal,
): Promise<PincodeOutcome> {
  const first = live && (await answerOrFault(live, pincode, signal))
  if (first && !(first instanceof Error)) return { kind: 'answered', answer: first, liveFault: null }
  const second = await answerOrFault(directory, pincode, signal)
  if (second instanceof Error) return { kind: 'failed', fault: second, liveFault: first }
  return { kind: 'answered', answer: second, liveFault: first }
}

/** A fault of the source as a value; an error of our own code goes on its way. */
async function answerOrFault(
  source: PincodeSource,
  pincode: string,
  signal: AbortSignal,
): Promise<PincodeAnswer | Error> {
  try {
    return await source.ask(pincode, signal)
  } catch (error) {
    if (signal.aborted) throw signal.reason
    if (error instanceof LookupFault || error instanceof DirectoryDamaged) return error
    throw error
  }
}

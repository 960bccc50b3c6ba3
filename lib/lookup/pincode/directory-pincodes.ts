import type { DirectoryFiles } from '@/lib/lookup/directory-files'
import type { PincodeAnswer, PincodeSource } from '@/lib/lookup/pincode/pincode-answer'
import { type DirectoryFacts, readDirectoryFacts } from '@/lib/postal/directory-facts'
import { decodePincode, readShard } from '@/lib/postal/shard-codec'

/** The directory's metadata, or null: an answer is worth more than its label, and goes out undated. */
async function factsOf(files: DirectoryFiles, signal: AbortSignal): Promise<DirectoryFacts | null> {
  try {
    return await files('meta.json', readDirectoryFacts, signal)
  } catch {
    if (signal.aborted) throw signal.reason
    return null
  }
}

/**
 * The directory shipped with the site. Its list of shards is read first, so that a pincode without one is
 * "not found" without asking for a missing file, while a listed shard that is missing is a fault and not an answer.
 */
export function directoryPincodes(files: DirectoryFiles): PincodeSource {
  return {
    async ask(pincode, signal): Promise<PincodeAnswer> {
      const prefix = pincode.slice(0, 3)
      const facts = await factsOf(files, signal)
      const notFound: PincodeAnswer = { kind: 'notFound', by: 'directory', facts, message: null }
      if (facts !== null && !facts.prefixes.includes(prefix)) return notFound
      const shard = await files(`${prefix}.json`, (content) => readShard(content, prefix), signal)
      const offices = decodePincode(shard, pincode)
      return offices === null ? notFound : { kind: 'found', by: 'directory', facts, offices }
    },
  }
}

import type { DirectoryFiles } from '@/lib/lookup/directory-files'
import { HttpFault } from '@/lib/lookup/lookup-fault'
import { notFoundMessage, type PincodeAnswer, type PincodeSource } from '@/lib/lookup/pincode-answer'
import { type DirectoryFacts, readDirectoryFacts } from '@/lib/postal/directory-facts'
import { decodePincode, type PincodeShard, readShard } from '@/lib/postal/shard-codec'

/** The shard a pincode belongs to, or null when the server has no such file. */
async function shardOf(
  files: DirectoryFiles,
  prefix: string,
  signal: AbortSignal,
): Promise<PincodeShard | null> {
  try {
    return readShard(await files(`${prefix}.json`, signal), prefix)
  } catch (error) {
    if (error instanceof HttpFault && error.status === 404) return null
    throw error
  }
}

/** The answer is worth more than its label: without meta.json it goes out undated. */
async function factsOf(files: DirectoryFiles, signal: AbortSignal): Promise<DirectoryFacts | null> {
  try {
    return readDirectoryFacts(await files('meta.json', signal))
  } catch {
    if (signal.aborted) throw signal.reason
    return null
  }
}

/**
 * The directory shipped with the site. A missing shard means "not found" only when the directory itself does not
 * list it; otherwise the site is incomplete, and that is a fault, not an answer.
 */
export function directoryPincodes(files: DirectoryFiles): PincodeSource {
  return {
    async ask(pincode, signal): Promise<PincodeAnswer> {
      const prefix = pincode.slice(0, 3)
      const [shard, facts] = await Promise.all([shardOf(files, prefix, signal), factsOf(files, signal)])
      if (shard === null && (facts === null || facts.prefixes.includes(prefix))) {
        throw new HttpFault(404, `${prefix}.json is missing`)
      }
      const offices = shard === null ? null : decodePincode(shard, pincode)
      if (offices === null) return { kind: 'notFound', by: 'directory', facts, message: notFoundMessage }
      return { kind: 'found', by: 'directory', facts, offices }
    },
  }
}

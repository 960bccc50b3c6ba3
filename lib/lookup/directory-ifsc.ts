import { decodeIfsc, readIfscShard } from '@/lib/banking/ifsc-shard'
import { readIfscFacts, shardOf } from '@/lib/banking/ifsc-facts'
import { DirectoryDamaged } from '@/lib/directory/directory-damaged'
import type { DirectoryFiles } from '@/lib/lookup/directory-files'
import { type IfscAnswer, type IfscSource, notFoundMessage } from '@/lib/lookup/ifsc-answer'
import { HttpFault } from '@/lib/lookup/lookup-fault'

export interface IfscDirectory extends IfscSource {
  /** Fetches what every question needs. */
  prepare(): Promise<void>
}

/**
 * The directory shipped with the site. meta.json tells in which file a code would stand. When that file is missing or
 * answers for other codes, the two are of different builds, one of them out of a cache: both are then read anew, once.
 */
export function directoryIfsc(openFiles: (cache?: RequestCache) => DirectoryFiles): IfscDirectory {
  let files = openFiles()
  return {
    prepare: async () => void (await files('meta.json', readIfscFacts)),
    async ask(ifsc, signal) {
      try {
        return await answerFrom(files, ifsc, signal)
      } catch (fault) {
        if (signal.aborted || !ofTwoBuilds(fault)) throw fault
        files = openFiles('no-cache')
        return answerFrom(files, ifsc, signal)
      }
    },
  }
}

function ofTwoBuilds(fault: unknown): boolean {
  return fault instanceof DirectoryDamaged || (fault instanceof HttpFault && fault.status === 404)
}

async function answerFrom(files: DirectoryFiles, ifsc: string, signal: AbortSignal): Promise<IfscAnswer> {
  const facts = await files('meta.json', readIfscFacts, signal)
  const notFound = (bank: string | null): IfscAnswer => ({
    ...{ kind: 'notFound', by: 'directory', facts },
    ...{ message: notFoundMessage, bank },
  })
  const name = shardOf(facts, ifsc)
  if (name === null) return notFound(null)
  const shard = await files(name, readIfscShard, signal)
  const answer = decodeIfsc(shard, ifsc)
  if (answer === null) return notFound(shard.name)
  if (answer.kind === 'listed') return { kind: 'listed', by: 'directory', facts, listed: answer.listed }
  return { kind: 'found', by: 'directory', facts, record: answer.record }
}

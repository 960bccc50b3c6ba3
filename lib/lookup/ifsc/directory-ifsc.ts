import { decodeIfsc, readIfscShard } from '@/lib/banking/ifsc-shard'
import { readIfscFacts, shardOf } from '@/lib/banking/ifsc-facts'
import type { DirectoryFiles } from '@/lib/lookup/directory-files'
import type { IfscAnswer, IfscSource } from '@/lib/lookup/ifsc/ifsc-answer'
import { askOneBuild } from '@/lib/lookup/one-build'

export interface IfscDirectory extends IfscSource {
  /** Fetches what every question needs. */
  prepare(): Promise<void>
}

/**
 * The directory shipped with the site. meta.json maps a code to its file. A file that is missing or answers
 * for other codes is of another build too, even where neither names its build.
 */
export function directoryIfsc(openFiles: (cache?: RequestCache) => DirectoryFiles): IfscDirectory {
  const ask = askOneBuild(openFiles)
  return {
    prepare: async () => void (await ask((files) => files('meta.json', readIfscFacts))),
    ask: (ifsc, signal) => ask((files) => answerFrom(files, ifsc, signal), signal),
  }
}

async function answerFrom(files: DirectoryFiles, ifsc: string, signal: AbortSignal): Promise<IfscAnswer> {
  const facts = await files('meta.json', readIfscFacts, signal)
  const notFound = (bank: string | null): IfscAnswer => {
    return { kind: 'notFound', by: 'directory', facts, reason: 'unlisted', bank }
  }
  const name = shardOf(facts, ifsc)
  if (name === null) return notFound(null)
  const shard = await files(name, readIfscShard, signal)
  const answer = decodeIfsc(shard, ifsc)
  if (answer === null) return notFound(shard.name)
  if (answer.kind === 'listed') return { kind: 'listed', by: 'directory', facts, listed: answer.listed }
  return { kind: 'found', by: 'directory', facts, record: answer.record }
}

import { DirectoryDamaged } from '@/lib/name-search/directory-damaged'
import type { DirectoryFiles } from '@/lib/lookup/directory-files'
import { HttpFault } from '@/lib/lookup/lookup-fault'

/** Puts a question to the files of a directory. */
export type AskDirectory = <Answer>(
  question: (files: DirectoryFiles) => Promise<Answer>,
  signal?: AbortSignal,
) => Promise<Answer>

/**
 * Asks a directory whose files may come out of several caches, each with its own idea of what is new. No
 * answer is made from files of two builds: when one is missing, damaged or of another build than those read
 * before, all are read again from the server, once.
 */
export function askOneBuild(openFiles: (cache?: RequestCache) => DirectoryFiles): AskDirectory {
  let files = openFiles()
  return async (question, signal) => {
    const asked = files
    try {
      return await question(asked)
    } catch (fault) {
      if (signal?.aborted || !ofTwoBuilds(fault)) throw fault
      // While this one was asked, another question may have opened them again.
      if (files === asked) files = openFiles('no-cache')
      return question(files)
    }
  }
}

function ofTwoBuilds(fault: unknown): boolean {
  return fault instanceof DirectoryDamaged || (fault instanceof HttpFault && fault.status === 404)
}

import { DirectoryDamaged } from '@/lib/name-search/directory-damaged'
import { fetchJson } from '@/lib/lookup/fetch-json'
import { rememberByName } from '@/lib/lookup/remember'
import { withTimeLimit } from '@/lib/lookup/time-limit'

/** Longer than for a service: a slow phone still gets its few kilobytes. */
const fileWithinMs = 20_000

/** Fetches a file of a directory by its name below the root; `read` checks and unpacks its content, or throws. */
export type DirectoryFiles = <T>(
  name: string,
  read: (content: unknown) => T,
  signal?: AbortSignal,
) => Promise<T>

/**
 * The files under `root`, such as "/directories/pincode". Each is fetched and read once; one that could not be is
 * fetched again when next asked for. Whoever gives up waiting leaves the fetch itself running, since the next
 * question mostly needs the same file. All are of one build, that of the first: another's throws DirectoryDamaged.
 */
export function directoryFiles(
  root: string,
  { limitMs = fileWithinMs, cache }: { limitMs?: number; cache?: RequestCache } = {},
): DirectoryFiles {
  const kept = rememberByName()
  let build: { name: unknown } | null = null
  const sameBuild = (content: unknown, name: string) => {
    build ??= { name: buildOf(content) }
    if (buildOf(content) !== build.name)
      throw new DirectoryDamaged(`${root}/${name} is of another build than the files read before`)
    return content
  }
  return (name, read, signal) => {
    const load = async () => read(sameBuild(await fetchJson(`${root}/${name}`, { limitMs, cache }), name))
    return withTimeLimit(limitMs, signal, (stop) => Promise.race([kept(name, load), untilStopped(stop)]))
  }
}

/** scripts/directories/write-directory.mjs writes it into every file. */
const buildOf = (content: unknown): unknown => (content as { build?: unknown } | null)?.build

function untilStopped(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}

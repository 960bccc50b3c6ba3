import { fetchJson } from '@/lib/lookup/fetch-json'
import { LookupFault } from '@/lib/lookup/lookup-fault'
import { rememberEach } from '@/lib/lookup/remember'
import { withTimeLimit } from '@/lib/lookup/time-limit'

/** Longer than for a service: a slow phone still gets its few kilobytes. */
const fileWithinMs = 20_000

/** Fetches a file of a directory by its name below the root. */
export type DirectoryFiles = (name: string, signal?: AbortSignal) => Promise<unknown>

/**
 * The files under `root`, such as "/directories/pincode". Each is fetched once; whoever gives up waiting leaves the
 * fetch itself running, since the next question mostly needs the same file.
 */
export function directoryFiles(root: string, limitMs: number = fileWithinMs): DirectoryFiles {
  const load = rememberEach(async (name) => {
    const content = await fetchJson(`${root}/${name}`, { limitMs })
    if (content === undefined) throw new LookupFault('shape', `${name}: empty`)
    return content
  })
  return (name, signal) =>
    withTimeLimit(limitMs, signal, (stop) => Promise.race([load(name), untilStopped(stop)]))
}

function untilStopped(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}

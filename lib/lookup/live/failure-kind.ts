import { HttpFault, LookupFault } from '@/lib/lookup/lookup-fault'
import { withTimeLimit } from '@/lib/lookup/time-limit'

/** Why a service gave no answer, as far as the visitor's next step depends on it. */
export type LiveFailure =
  | 'offline'
  | 'unreached'
  | 'unreadable'
  | 'tooMany'
  | 'refused'
  | 'gone'
  | 'broken'
  | 'otherPage'
  | 'shape'
  | 'late'

/**
 * The failure that a fault of `fetchJson` is. `isReached` asks whether the host answers at all, when no answer came.
 */
export async function liveFailure(
  fault: unknown,
  { isOnline, isReached }: { isOnline: boolean; isReached(): Promise<boolean> },
): Promise<LiveFailure> {
  if (fault instanceof HttpFault) return failureOfStatus(fault.status)
  if (!(fault instanceof LookupFault)) throw fault
  switch (fault.kind) {
    case 'timeLimit':
      return 'late'
    case 'notJson':
      return 'otherPage'
    case 'network':
      if (!isOnline) return 'offline'
      return (await isReached()) ? 'unreadable' : 'unreached'
    default:
      return 'shape'
  }
}

function failureOfStatus(status: number): LiveFailure {
  if (status === 429) return 'tooMany'
  if (status === 401 || status === 403 || status === 451) return 'refused'
  return status === 404 || status === 410 ? 'gone' : 'broken'
}

const reachWithinMs = 4_000

/**
 * Whether a host answers although its answer may not be read: browsers report both as the same fault. The visitor has
 * agreed to ask it, and nothing but the same address is sent.
 */
export async function answersAtAll(address: string): Promise<boolean> {
  try {
    await withTimeLimit(reachWithinMs, undefined, (signal) => fetch(address, { mode: 'no-cors', signal }))
    return true
  } catch {
    return false
  }
}

import { isRecord } from '@/lib/json/is-record'
import type { OpenService } from '@/lib/lookup/live/open-services'
import { completeValue, type ReadValue } from '@/lib/storage/stored-text'
import { storedValue, type StoredValue } from '@/lib/storage/stored-value'

const VERSION = 1

export function readAlwaysAsk(stored: unknown): ReadValue<boolean> | null {
  const isGiven = isRecord(stored) && stored.version === VERSION && stored.always === true
  return completeValue(isGiven || null)
}

const leaveFor = (service: OpenService) =>
  storedValue<boolean>({
    key: `alwaysAsk.${service}`,
    initial: false,
    read: readAlwaysAsk,
    write: (always) => (always ? JSON.stringify({ version: VERSION, always }) : null),
    isReplaceable: true,
  })

/** The visitor's leave, on this device, to ask a service without being asked each time. */
export const alwaysAsk: Readonly<Record<OpenService, StoredValue<boolean>>> = {
  rates: leaveFor('rates'),
  ifsc: leaveFor('ifsc'),
  pincode: leaveFor('pincode'),
}

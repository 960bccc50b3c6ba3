import { type CalendarDay, isCalendarDay } from '@/lib/calendar/calendar-day'
import { isRecord } from '@/lib/json/is-record'
import type { StorageKey } from '@/lib/storage/storage-keys'

/** What a restored copy has replaced. It is kept, so that it can be brought back in a later visit too. */
export interface ReplacedData {
  replacedOn: CalendarDay
  /** Texts of the storage by their keys. */
  data: Readonly<Record<string, string>>
}

export const REPLACED_KEY = 'savedDataBefore' satisfies StorageKey

export function readReplaced(stored: unknown): ReplacedData | null {
  if (!isRecord(stored) || !isRecord(stored.data)) return null
  const { replacedOn, data } = stored
  if (typeof replacedOn !== 'string' || !isCalendarDay(replacedOn)) return null
  if (!Object.values(data).every((text) => typeof text === 'string')) return null
  return { replacedOn, data: data as ReplacedData['data'] }
}

export const replacedText = (replaced: ReplacedData): string => JSON.stringify(replaced)

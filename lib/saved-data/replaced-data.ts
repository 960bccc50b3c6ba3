import { type CalendarDay, isCalendarDay } from '@/lib/calendar/calendar-day'
import { isText, valuesOf } from '@/lib/json/check'
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
  if (!isRecord(stored)) return null
  const { replacedOn, data } = stored
  const isSound = typeof replacedOn === 'string' && isCalendarDay(replacedOn) && areTexts(data)
  return isSound ? { replacedOn, data } : null
}

export const areTexts = valuesOf(isText)

export const replacedText = (replaced: ReplacedData): string => JSON.stringify(replaced)

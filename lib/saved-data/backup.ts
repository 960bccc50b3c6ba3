import { isRecord } from '@/lib/json/is-record'
import { parseJson } from '@/lib/json/parse-json'
import { type CalendarDay, isCalendarDay } from '@/lib/calendar/calendar-day'
import { areTexts, REPLACED_KEY, replacedText } from '@/lib/saved-data/replaced-data'
import { countSaved, isSavedKey } from '@/lib/saved-data/saved-kinds'

/** Texts of the browser's storage by their keys, as they are stored. */
export type SavedTexts = Readonly<Record<string, string>>

const FORMAT = 'jantar-backup'
const VERSION = 1

/** The values of this site in the storage. Those of other programs at the same address are ignored. */
export const savedTexts = (storage: Storage): SavedTexts =>
  Object.fromEntries(
    Object.keys(storage)
      .filter(isSavedKey)
      .toSorted()
      .map((key) => [key, storage.getItem(key)!]),
  )

/**
 * The file that holds all of it: `{"format":"jantar-backup","version":1,"savedOn":"2026-11-23","data":{key: text}}`.
 */
export const backupText = (data: SavedTexts, savedOn: string): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, savedOn, data: withoutReplaced(data) }, null, 1)

/** What an earlier copy has replaced is of this device, and part of no copy. */
const withoutReplaced = (data: SavedTexts): SavedTexts =>
  Object.fromEntries(Object.entries(data).filter(([key]) => key !== REPLACED_KEY))

export type BackupReading =
  | { ok: true; savedOn: string; data: SavedTexts; unknown: readonly string[] }
  /** 'nothing': it holds nothing that this page knows, so that restoring it would erase all and bring nothing. */
  | { ok: false; problem: 'notBackup' | 'newer' | 'nothing' }
  /** Nothing of the file is taken over when some of it cannot be read. */
  | { ok: false; problem: 'unreadable'; keys: readonly string[] }

/** Reads a file made by `backupText`. Keys that this page does not know are listed and left out. */
export function readBackup(text: string): BackupReading {
  const file = parsedFile(text)
  if (!file) return { ok: false, problem: 'notBackup' }
  if (file.version > VERSION) return { ok: false, problem: 'newer' }
  const entries = Object.entries(file.data)
  const ours = Object.entries(withoutReplaced(file.data)).filter(([key]) => isSavedKey(key))
  if (ours.length === 0) return { ok: false, problem: 'nothing' }
  const unreadable = ours.filter(([key, value]) => countSaved(key, value) === null).map(([key]) => key)
  if (unreadable.length > 0) return { ok: false, problem: 'unreadable', keys: unreadable }
  const unknown = entries.map(([key]) => key).filter((key) => !isSavedKey(key))
  return { ok: true, savedOn: file.savedOn, data: Object.fromEntries(ours), unknown }
}

interface BackupFile {
  version: number
  savedOn: string
  data: SavedTexts
}

function parsedFile(text: string): BackupFile | null {
  const file = parseJson(text)
  if (!isRecord(file) || file.format !== FORMAT) return null
  const { version, savedOn, data } = file
  if (typeof version !== 'number' || !(version >= VERSION) || !areTexts(data)) return null
  if (typeof savedOn !== 'string' || !isCalendarDay(savedOn)) return null
  return { version, savedOn, data }
}

/** What the site notes for itself, and nobody misses. */
const OWN_NOTES: readonly string[] = [
  'copyReminder',
  'installOffer',
  'jantarBusinesses.open',
  'languageOffer',
  REPLACED_KEY,
]

/** The keys of what is saved now and would be gone or another once these texts are in its place. */
export const lostKeys = (now: SavedTexts, data: SavedTexts): string[] =>
  Object.keys(now).filter(
    (key) => !OWN_NOTES.includes(key) && (!Object.hasOwn(data, key) || data[key] !== now[key]),
  )

/** These texts with what they replace, so that they can be undone in a later visit. */
export const withReplaced = (data: SavedTexts, now: SavedTexts, replacedOn: CalendarDay): SavedTexts => ({
  ...data,
  [REPLACED_KEY]: replacedText({ replacedOn, data: withoutReplaced(now) }),
})

/**
 * Puts these texts in the place of all that the site has saved: what is not among them goes.
 * Where the storage refuses one of them, what was there before comes back.
 * @throws DOMException when storage refuses
 */
export function replaceSaved(storage: Storage, data: SavedTexts): void {
  const before = savedTexts(storage)
  try {
    write(storage, data)
  } catch (error) {
    write(storage, before)
    throw error
  }
}

function write(storage: Storage, data: SavedTexts): void {
  for (const key of Object.keys(savedTexts(storage))) if (!Object.hasOwn(data, key)) storage.removeItem(key)
  for (const [key, text] of Object.entries(data)) storage.setItem(key, text)
}

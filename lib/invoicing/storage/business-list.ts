import { isFiniteNumber, valuesOf } from '@/lib/json/check'
import { isRecord } from '@/lib/json/is-record'
import type { ReadValue } from '@/lib/storage/stored-text'
import { storedValue } from '@/lib/storage/stored-value'

/** The time of the last change of documents, by their ids. */
export type ChangeTimes = Readonly<Record<string, number>>

/** One of several businesses of a visitor. */
export interface KeptBusiness {
  /** The id of the business, in every browser that has a copy of it. */
  id: string
  /** Where its documents are in this browser: '' for those from before there were several. */
  place: string
  /** As the visitor calls it. */
  name: string
  /** Its documents as they were in the copy that was taken in last: both sides had these. */
  shared: ChangeTimes
}

export type Businesses = readonly KeptBusiness[]

const VERSION = 1
const ID = /^[a-z0-9]{1,40}$/

export const LONGEST_BUSINESS_NAME = 200

const areChangeTimes = valuesOf(isFiniteNumber)

/**
 * What names a business in a file or in the list; null for anything else. Its id becomes part of a key of the storage.
 */
export function namedFrom(stored: unknown): Omit<KeptBusiness, 'place'> | null {
  if (!isRecord(stored)) return null
  const { id, name, shared } = stored
  if (typeof id !== 'string' || !ID.test(id) || typeof name !== 'string' || !areChangeTimes(shared))
    return null
  return { id, name: name.slice(0, LONGEST_BUSINESS_NAME), shared }
}

function businessFrom(stored: unknown): KeptBusiness | null {
  const named = namedFrom(stored)
  const place = isRecord(stored) ? stored.place : null
  return named && (place === '' || place === named.id) ? { ...named, place } : null
}

/** No two businesses have one place or one id. */
const areDistinct = (all: Businesses) =>
  new Set(all.map(({ id }) => id)).size === all.length &&
  new Set(all.map(({ place }) => place)).size === all.length

/** The sound entries of a stored list; null where it is no list. */
export function readBusinesses(stored: unknown): ReadValue<Businesses> | null {
  if (!isRecord(stored) || stored.version !== VERSION || !Array.isArray(stored.businesses)) return null
  const entries: readonly unknown[] = stored.businesses
  const all = entries.flatMap((one) => businessFrom(one) ?? [])
  return areDistinct(all) ? { value: all, complete: all.length === entries.length } : null
}

const writeBusinesses = (businesses: Businesses) => JSON.stringify({ version: VERSION, businesses })

/** The businesses of this browser, once there is more than one or a copy of one was given. */
export const keptBusinesses = storedValue<Businesses>({
  key: 'jantarBusinesses',
  initial: [],
  read: readBusinesses,
  write: (businesses) => (businesses.length === 0 ? null : writeBusinesses(businesses)),
})

import { isCalendarDay } from '@/lib/calendar/calendar-day'
import { isRecord } from '@/lib/json/is-record'
import type { ReadValue } from '@/lib/storage/stored-text'
import { storedValue } from '@/lib/storage/stored-value'

/** A price that the visitor put in the place of a published one. */
export interface OwnPrice {
  rupees: number
  /** YYYY-MM-DD. */
  on: string
}

/** By the id of the plan. */
export type OwnPrices = Readonly<Record<string, OwnPrice>>

const VERSION = 1
const MOST_RUPEES = 1_00_000

/** The stored prices, as text: `{"version":1,"prices":{"jio-299-28":{"rupees":319,"on":"2026-11-21"}}}`. */
export const writeOwnPrices = (prices: OwnPrices): string => JSON.stringify({ version: VERSION, prices })

/** Reads what was kept; null where nothing can be read. Prices of plans that are no longer listed stay. */
export function readOwnPrices(stored: unknown): ReadValue<OwnPrices> | null {
  if (!isRecord(stored) || stored.version !== VERSION || !isRecord(stored.prices)) return null
  const entries = Object.entries(stored.prices)
  const sound = entries.filter((entry): entry is [string, OwnPrice] => isOwnPrice(entry[1]))
  return { value: Object.fromEntries(sound), complete: sound.length === entries.length }
}

function isOwnPrice(thing: unknown): thing is OwnPrice {
  if (!isRecord(thing)) return false
  const { rupees, on } = thing
  return isPrice(rupees) && typeof on === 'string' && isCalendarDay(on)
}

const isPrice = (thing: unknown) => typeof thing === 'number' && thing > 0 && thing <= MOST_RUPEES

/** A price put in; null takes the visitor's own away again. */
export function withOwnPrice(prices: OwnPrices, id: string, price: OwnPrice | null): OwnPrices {
  const others = Object.fromEntries(Object.entries(prices).filter(([other]) => other !== id))
  return price ? { ...others, [id]: price } : others
}

/** The visitor's own prices of plans, kept on this device. */
export const ownPrices = storedValue<OwnPrices>({
  key: 'rechargePrices',
  initial: {},
  read: readOwnPrices,
  write: writeOwnPrices,
})

export const setOwnPrice = (id: string, price: OwnPrice | null) =>
  ownPrices.change((prices) => withOwnPrice(prices, id, price))

export const resetOwnPrices = () => ownPrices.change(() => ({}))

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

/** What the browser kept, as text: `{"version":1,"prices":{"jio-299-28":{"rupees":319,"on":"2026-11-21"}}}`. */
export const writeOwnPrices = (prices: OwnPrices): string => JSON.stringify({ version: VERSION, prices })

export interface StoredPrices {
  prices: OwnPrices
  /** Something stands there that is not ours or not whole; what could be read is in `prices`. */
  unreadable: boolean
}

/** Reads what was kept; null is nothing kept. Prices of plans that are no longer listed stay. */
export function readOwnPrices(text: string | null): StoredPrices {
  if (text === null) return { prices: {}, unreadable: false }
  const stored = parsed(text)
  if (!isRecord(stored) || stored.version !== VERSION || !isRecord(stored.prices))
    return { prices: {}, unreadable: true }
  const entries = Object.entries(stored.prices)
  const whole = entries.filter((entry): entry is [string, OwnPrice] => isOwnPrice(entry[1]))
  return { prices: Object.fromEntries(whole), unreadable: whole.length < entries.length }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Cut short or another program's: the caller is told by a value that is no record.
    return null
  }
}

const isRecord = (thing: unknown): thing is Record<string, unknown> =>
  typeof thing === 'object' && thing !== null && !Array.isArray(thing)

function isOwnPrice(thing: unknown): thing is OwnPrice {
  if (!isRecord(thing)) return false
  const { rupees, on } = thing
  return isPrice(rupees) && typeof on === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(on)
}

const isPrice = (thing: unknown) => typeof thing === 'number' && thing > 0 && thing <= MOST_RUPEES

/** A price put in; null takes the visitor's own away again. */
export function withOwnPrice(prices: OwnPrices, id: string, price: OwnPrice | null): OwnPrices {
  const others = Object.fromEntries(Object.entries(prices).filter(([other]) => other !== id))
  return price ? { ...others, [id]: price } : others
}

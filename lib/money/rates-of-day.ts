import { isRecord } from '@/lib/json/is-record'
import type { DatedRates } from '@/lib/money/dated-rates'
import { ratesIn } from '@/lib/money/rate-table'
import { completeValue, type ReadValue } from '@/lib/storage/stored-text'
import { storedValue } from '@/lib/storage/stored-value'

const VERSION = 1

interface RatesOfDay {
  /** The day on which they were asked for, YYYY-MM-DD. */
  askedOn: string
  rates: DatedRates
}

export function readRatesOfDay(stored: unknown): ReadValue<RatesOfDay | null> | null {
  if (!isRecord(stored) || stored.version !== VERSION || !isDay(stored.askedOn)) return null
  const { askedOn, rates: table } = stored
  if (!isRecord(table) || !isRecord(table.rates) || typeof table.base !== 'string' || !isDay(table.on))
    return null
  const rates = ratesIn(table.rates)
  if (rates[table.base] !== 1) return null
  return completeValue({ askedOn, rates: { base: table.base, on: table.on, rates } })
}

const isDay = (text: unknown): text is string => typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text)

/** The rates that were asked for last, saved in this browser for the rest of their day. */
export const ratesOfDay = storedValue<RatesOfDay | null>({
  key: 'ratesOfDay',
  initial: null,
  read: readRatesOfDay,
  write: (kept) => kept && JSON.stringify({ version: VERSION, ...kept }),
  isReplaceable: true,
})

import { readFileSync } from 'node:fs'
import { commonCurrencies } from '@/lib/money/currency-codes'
import { type RateSnapshot, readSnapshot } from '@/lib/money/rate-snapshot'

const file = 'public/rates/rates.json'

/**
 * The dated copy of the rates, cut to the common currencies: what the page as built shows before anything is
 * fetched. Throws when the copy was not built; `npm run data directories` builds it, and the build of the
 * site runs that by itself.
 */
export function commonRates(): RateSnapshot {
  const snapshot = readSnapshot(JSON.parse(readFileSync(file, 'utf8')))
  const common = <Value>(record: Readonly<Record<string, Value>>) =>
    Object.fromEntries(commonCurrencies.map((code) => [code, record[code]!]))
  return { ...snapshot, rates: common(snapshot.rates), names: common(snapshot.names) }
}

import { directoryFiles } from '@/lib/lookup/directory-files'
import { liveRates, type RatesAnswer } from '@/lib/lookup/live-rates'
import { type RateSnapshot, readPlaces, readSnapshot } from '@/lib/money/rate-snapshot'

/** The questions of the currency converter. Those with a signal reject with its reason when they were given up. */
export interface RatesLookups {
  /** The rates of a currency from the live service. */
  live(code: string, signal: AbortSignal): Promise<RatesAnswer>
  /** The dated copy that the site ships. */
  snapshot(): Promise<RateSnapshot>
  /** The countries of each currency. */
  places(): Promise<Readonly<Record<string, readonly string[]>>>
}

/** The address of the live service, with the operator's key. */
export interface RatesService {
  address: string
  key: string
}

const directoryRoot = '/rates'

export function ratesLookups(service: RatesService | null, root: string = directoryRoot): RatesLookups {
  const files = directoryFiles(root)
  return {
    async live(code, signal) {
      if (service === null) throw new Error('No exchange service is configured')
      return liveRates(service.address, service.key).ask(code, signal)
    },
    snapshot: () => files('rates.json', readSnapshot),
    places: () => files('places.json', readPlaces),
  }
}

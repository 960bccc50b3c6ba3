import type { RatesLookups } from '@/lib/lookup/rates-lookups'
import { remember } from '@/lib/lookup/remember'
import { serviceAddress } from '@/lib/lookup/service-address'

/** The rates of this site as it is configured. */
export interface SiteRates {
  /** A live service is configured; it lacks its key; none is configured, and the open one may be asked; none may be. */
  service: 'live' | 'keyless' | 'open' | 'none'
  lookups: RatesLookups
}

const setting = 'NEXT_PUBLIC_EXCHANGE_RATE_API_URL'
const given = process.env.NEXT_PUBLIC_EXCHANGE_RATE_API_URL
const address = serviceAddress(setting, given)
const key = process.env.NEXT_PUBLIC_EXCHANGE_RATE_API_KEY
const withService = key ? 'live' : 'keyless'
/** "off" is set, and no address. */
const withoutService = given ? 'none' : 'open'

/** The code of the lookups comes when it is first needed; the page itself does not carry it. */
const load = remember(async () => {
  const { ratesLookups } = await import('@/lib/lookup/rates-lookups')
  return ratesLookups(address !== null && key ? { address, key } : null)
})

export const siteRates: SiteRates = {
  service: address === null ? withoutService : withService,
  lookups: {
    live: async (code, signal) => (await load()).live(code, signal),
    snapshot: async () => (await load()).snapshot(),
    places: async () => (await load()).places(),
  },
}

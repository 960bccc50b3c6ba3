import type { PincodeLookups } from '@/lib/lookup/pincode-finder'
import { remember } from '@/lib/lookup/remember'
import { serviceAddress } from '@/lib/lookup/service-address'

const setting = 'NEXT_PUBLIC_PINCODE_API_URL'
const liveAddress = serviceAddress(setting, process.env.NEXT_PUBLIC_PINCODE_API_URL)

/** The code of the lookups comes when it is first needed; the page itself does not carry it. */
const load = remember(async () => (await import('@/lib/lookup/pincode-finder')).pincodeLookups(liveAddress))

/** The lookups of this site as it is configured. */
export const siteLookups: PincodeLookups = {
  prepare: async () => (await load()).prepare(),
  pincode: async (pincode, signal) => (await load()).pincode(pincode, signal),
  place: async (query, signal) => (await load()).place(query, signal),
  district: async (district, signal) => (await load()).district(district, signal),
}

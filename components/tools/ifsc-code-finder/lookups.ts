import type { IfscLookups } from '@/lib/lookup/ifsc-finder'
import { remember } from '@/lib/lookup/remember'
import { serviceAddress } from '@/lib/lookup/service-address'

const setting = 'NEXT_PUBLIC_IFSC_API_URL'
const liveAddress = serviceAddress(setting, process.env.NEXT_PUBLIC_IFSC_API_URL)

/** The code of the lookups comes when it is first needed; the page itself does not carry it. */
const load = remember(async () => (await import('@/lib/lookup/ifsc-finder')).ifscLookups(liveAddress))

/** The lookups of this site as it is configured. */
export const siteLookups: IfscLookups = {
  prepare: async () => (await load()).prepare(),
  ifsc: async (ifsc, signal) => (await load()).ifsc(ifsc, signal),
  branch: async (query, signal) => (await load()).branch(query, signal),
  banks: async () => (await load()).banks(),
  branchesIn: async (place) => (await load()).branchesIn(place),
}

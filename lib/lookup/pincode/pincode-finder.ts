import { directoryFiles } from '@/lib/lookup/directory-files'
import { directoryPincodes } from '@/lib/lookup/pincode/directory-pincodes'
import { livePincodes } from '@/lib/lookup/pincode/live-pincodes'
import { liveFirst } from '@/lib/lookup/live-first'
import { askOneBuild } from '@/lib/lookup/one-build'
import type { PincodeOutcome } from '@/lib/lookup/pincode/pincode-answer'
import {
  type DistrictPincode,
  lookUpPlace,
  type PlaceHits,
  pincodesOfDistrict,
} from '@/lib/lookup/pincode/place-lookup'
import { readDirectoryFacts } from '@/lib/postal/directory-facts'
import type { DistrictHit } from '@/lib/postal/place-search'

/** The three questions of the pincode finder. Each rejects with the signal's reason when it was given up. */
export interface PincodeLookups {
  /** Fetches what every question needs. */
  prepare(): Promise<void>
  pincode(pincode: string, signal: AbortSignal): Promise<PincodeOutcome>
  place(query: string, signal: AbortSignal): Promise<PlaceHits>
  district(district: DistrictHit, signal: AbortSignal): Promise<DistrictPincode[]>
}

const directoryRoot = '/directories/pincode'

/** The questions put to the directory under this site, and first to the service at `liveAddress` when there is one. */
export function pincodeLookups(liveAddress: string | null, root: string = directoryRoot): PincodeLookups {
  const ask = askOneBuild((cache) => directoryFiles(root, { cache }))
  const sources = {
    live: liveAddress === null ? null : livePincodes(liveAddress),
    directory: {
      ask: (pincode: string, signal: AbortSignal) =>
        ask((files) => directoryPincodes(files).ask(pincode, signal), signal),
    },
  }
  return {
    prepare: async () => void (await ask((files) => files('meta.json', readDirectoryFacts))),
    pincode: (pincode, signal) => liveFirst(pincode, sources, signal),
    place: (query, signal) => ask((files) => lookUpPlace(query, files, signal), signal),
    district: (district, signal) => ask((files) => pincodesOfDistrict(district, files, signal), signal),
  }
}

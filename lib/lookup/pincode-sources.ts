import { type DirectoryFiles, directoryFiles } from '@/lib/lookup/directory-files'
import { directoryPincodes } from '@/lib/lookup/directory-pincodes'
import { livePincodes } from '@/lib/lookup/live-pincodes'
import type { PincodeSource } from '@/lib/lookup/pincode-answer'

/** Whom the pincode finder asks. */
export interface PincodeSources {
  live: PincodeSource | null
  directory: PincodeSource
  files: DirectoryFiles
}

/**
 * The sources as configured. `liveAddress` is the base address of a postal service, "https://…", or nothing. Throws on
 * an address that is none, so that a mistake stops the build and not the visitor.
 */
export function pincodeSources(liveAddress: string | undefined): PincodeSources {
  const files = directoryFiles('/directories/pincode')
  return {
    live: liveAddress ? livePincodes(checked(liveAddress)) : null,
    directory: directoryPincodes(files),
    files,
  }
}

function checked(address: string): string {
  if (!/^https?:\/\/[^\s/]+/.test(address)) {
    throw new Error(`NEXT_PUBLIC_PINCODE_API_URL must be an http(s) address, not "${address}"`)
  }
  return address
}

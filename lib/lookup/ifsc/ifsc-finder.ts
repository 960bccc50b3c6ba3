import type { Bank } from '@/lib/banking/bank-list'
import {
  type BankAndState,
  branchesIn,
  lookUpBanks,
  lookUpBranch,
  type NamedBranch,
} from '@/lib/lookup/ifsc/branch-lookup'
import { directoryFiles } from '@/lib/lookup/directory-files'
import { directoryIfsc } from '@/lib/lookup/ifsc/directory-ifsc'
import type { IfscOutcome } from '@/lib/lookup/ifsc/ifsc-answer'
import { liveFirst } from '@/lib/lookup/live-first'
import { liveIfsc } from '@/lib/lookup/ifsc/live-ifsc'
import { askOneBuild } from '@/lib/lookup/one-build'

/** The questions of the IFSC finder. Each rejects with the signal's reason when it was given up. */
export interface IfscLookups {
  /** Fetches what every question needs. */
  prepare(): Promise<void>
  ifsc(ifsc: string, signal: AbortSignal): Promise<IfscOutcome>
  branch(query: string, signal: AbortSignal): Promise<NamedBranch[]>
  banks(): Promise<Bank[]>
  branchesIn(place: BankAndState): Promise<NamedBranch[]>
}

const directoryRoot = '/directories/ifsc'

/** The questions put to the directory under this site, and first to the service at `liveAddress` when there is one. */
export function ifscLookups(liveAddress: string | null, root: string = directoryRoot): IfscLookups {
  const openFiles = (cache?: RequestCache) => directoryFiles(root, { cache })
  const directory = directoryIfsc(openFiles)
  const live = liveAddress === null ? null : liveIfsc(liveAddress)
  const ask = askOneBuild(openFiles)
  return {
    prepare: () => directory.prepare(),
    ifsc: (ifsc, signal) => liveFirst(ifsc, { live, directory }, signal),
    branch: (query, signal) => ask((files) => lookUpBranch(query, files, signal), signal),
    banks: () => ask((files) => lookUpBanks(files)),
    branchesIn: (place) => ask((files) => branchesIn(place, files)),
  }
}

import type { LookupOutcome } from '@/lib/lookup/live-first'
import type { AnsweredBy, LookupSource } from '@/lib/lookup/lookup-source'
import type { DirectoryFacts } from '@/lib/postal/directory-facts'
import type { PostOffice } from '@/lib/postal/post-office'

export const notFoundMessage = 'Pincode not found or invalid.'

/** What one source says about a pincode. `facts` tells the age of a directory; a live service has none. */
export type PincodeAnswer =
  | { kind: 'found'; by: AnsweredBy; facts: DirectoryFacts | null; offices: PostOffice[] }
  | { kind: 'notFound'; by: AnsweredBy; facts: DirectoryFacts | null; message: string }

export type PincodeSource = LookupSource<string, PincodeAnswer>
export type PincodeOutcome = LookupOutcome<PincodeAnswer>

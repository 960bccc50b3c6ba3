import type { LookupOutcome } from '@/lib/lookup/live-first'
import type { AnsweredBy, LookupSource } from '@/lib/lookup/lookup-source'
import type { DirectoryFacts } from '@/lib/postal/directory-facts'
import type { PostOffice } from '@/lib/postal/post-office'

/**
 * One source's answer for a pincode. `facts` has the age of a directory; a live service has none. `message`
 * is the service's own.
 */
export type PincodeAnswer =
  | { kind: 'found'; by: AnsweredBy; facts: DirectoryFacts | null; offices: PostOffice[] }
  | { kind: 'notFound'; by: AnsweredBy; facts: DirectoryFacts | null; message: string | null }

export type PincodeSource = LookupSource<string, PincodeAnswer>
export type PincodeOutcome = LookupOutcome<PincodeAnswer>

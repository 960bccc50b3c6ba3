import type { BranchRecord, ListedCode } from '@/lib/banking/branch-record'
import type { IfscFacts } from '@/lib/banking/ifsc-facts'
import type { LookupOutcome } from '@/lib/lookup/live-first'
import type { AnsweredBy, LookupSource } from '@/lib/lookup/lookup-source'

/**
 * One source's answer for a code: its branch; that the list has it, but nothing of its branch; or that the list does
 * not have it. `facts` tells the age of a directory; a live service has none.
 */
export type IfscAnswer =
  | { kind: 'found'; by: AnsweredBy; facts: IfscFacts | null; record: BranchRecord }
  | { kind: 'listed'; by: 'directory'; facts: IfscFacts; listed: ListedCode }
  | {
      kind: 'notFound'
      by: AnsweredBy
      facts: IfscFacts | null
      /** Unlisted: the list does not hold it; unknown: the service itself reports that there is none. */
      reason: NotFoundReason
      /** Whose the first four letters are, as far as known. */
      bank: string | null
    }

export type NotFoundReason = 'unlisted' | 'unknown'
export type IfscSource = LookupSource<string, IfscAnswer>
export type IfscOutcome = LookupOutcome<IfscAnswer>

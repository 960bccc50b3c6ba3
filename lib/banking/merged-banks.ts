import type { RuleSource } from '@/lib/rules/rule'

export interface MergedBank {
  was: string
  now: string
  /** The day on which the old codes ended, in words. */
  endedOn: string
  source: RuleSource
}

const source: RuleSource = {
  title: 'Jagran English, 8 July 2021',
  href: 'https://english.jagran.com/business/psu-bank-merger-ifsc-micr-codes-of-these-banks-have-changed-check-details-10028950',
}

/** Banks whose codes ended with their merger, by their four letters. Compared with the source on 21 November 2026. */
const merged: Record<string, MergedBank> = {
  ALLA: { was: 'Allahabad Bank', now: 'Indian Bank', endedOn: '1 May 2021', source },
  SYNB: { was: 'Syndicate Bank', now: 'Canara Bank', endedOn: '1 July 2021', source },
  ANDB: { was: 'Andhra Bank', now: 'Union Bank of India', endedOn: '1 April 2021', source },
  CORP: { was: 'Corporation Bank', now: 'Union Bank of India', endedOn: '1 April 2021', source },
}

/** What became of the bank with these letters, or null when nothing is known of a merger. */
export function mergedInto(letters: string): MergedBank | null {
  return Object.hasOwn(merged, letters) ? merged[letters]! : null
}

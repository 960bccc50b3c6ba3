import type { LoveBand } from '@/lib/everyday/love-score'

/** The line that goes with a score. */
export const loveWords: Readonly<Record<LoveBand, string>> = {
  from90: 'The letters could hardly agree more. Order the sweets.',
  from75: 'A fine match on paper. Two cups of chai are in order.',
  from60: 'Good company. The letters see a long conversation ahead.',
  from40: 'A slow start, says the alphabet. Many good stories have one.',
  below40: 'The alphabet is not convinced. You can be, all the same.',
}

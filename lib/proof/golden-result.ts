import type { GoldenCase } from '@/lib/proof/golden-cases'

/** A case after it was computed here: whether the answer is the source's, to the source's own rounding. */
export interface GoldenResult {
  computed: number | string
  agrees: boolean
}

export function goldenResult(
  { expected, decimals = 0 }: GoldenCase,
  computed: number | string,
): GoldenResult {
  if (typeof expected === 'string' || typeof computed === 'string')
    return { computed, agrees: computed === expected }
  return { computed, agrees: computed.toFixed(decimals) === expected.toFixed(decimals) }
}

import type { TdsTerms } from '@/lib/rules/tds/tds-terms'

const USUAL = {
  counted: 'year',
  starts: 'above',
  taxed: 'all',
  withoutPanPercent: 20,
  ratePercent: 10,
} as const

/**
 * The simplified set for assessment year 2025-26 with which the page opens: 10% once a limit is exceeded. It is no law.
 */
export const sampleTds = {
  fd: { ...USUAL, limit: 40_000, seniorLimit: 50_000 },
  rent: { ...USUAL, limit: 2_40_000 },
  professional: { ...USUAL, limit: 30_000 },
} satisfies Record<string, TdsTerms>

export type SampleKindId = keyof typeof sampleTds

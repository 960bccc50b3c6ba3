import type { CitedValues } from '@/lib/rules/rule'

/** Per cent of a deposit that comes off when it is closed before its end. */
export interface EarlyClosing {
  /** Before 24 months, and from then on; within 12 months the interest paid is taken back. */
  scss: { before24: number; after: number }
  /** Before 36 months, and from then on; not within 12 months. */
  mis: { before36: number; after: number }
  /** Percentage points by which the rate is lower from 12 months on. */
  timeDeposit: { pointsLess: number }
}

export const earlyClosingValues: CitedValues<EarlyClosing, 'institute' | 'income'> = {
  label: 'Early closing of small savings that pay out their interest',
  values: [
    {
      from: '2023-11-07',
      value: {
        scss: { before24: 1.5, after: 1 },
        mis: { before36: 2, after: 1 },
        timeDeposit: { pointsLess: 2 },
      },
      source: 'institute',
      also: 'income',
    },
  ],
}

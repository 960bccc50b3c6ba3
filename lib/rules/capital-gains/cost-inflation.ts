import type { CitedValues } from '@/lib/rules/rule'

const FIRST_YEAR = 2001
const TABLE = [
  100, 105, 109, 113, 117, 122, 129, 137, 148, 167, 184, 200, 220, 240, 254, 264, 272, 280, 289, 301, 317,
  331, 348, 363,
]

/** The cost inflation index by financial year; 2001-02 is 100. */
export const costInflationValues: CitedValues<number, 'table' | 'notification2025' | 'notification2026'> = {
  label: 'Cost inflation index',
  values: [
    ...TABLE.map((value, place) => ({
      from: `${FIRST_YEAR + place}-04-01`,
      value,
      source: 'table' as const,
    })),
    { from: '2025-04-01', value: 376, source: 'notification2025' },
    { from: '2026-04-01', value: 384, source: 'notification2026', checkedOn: '2026-11-28' },
  ],
}

import type { DatedValues } from '@/lib/rules/rule'

const FIRST_YEAR = 2001
const INDEX = [
  100, 105, 109, 113, 117, 122, 129, 137, 148, 167, 184, 200, 220, 240, 254, 264, 272, 280, 289, 301, 317,
  331, 348, 363, 376, 384,
]

/** The cost inflation index by financial year; 2001-02 is 100. */
export const costInflationValues: DatedValues<number> = {
  label: 'Cost inflation index',
  values: INDEX.map((value, place) => ({ from: `${FIRST_YEAR + place}-04-01`, value })),
}

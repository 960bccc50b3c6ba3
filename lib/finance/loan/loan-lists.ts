import { amount, months, percent } from '@/lib/inputs/quantities'
import { rowList } from '@/lib/inputs/rows'
import { emiInputs } from '@/lib/finance/emi'

/** Changes of the rate, each after so many instalments. */
export const changeList = rowList(
  { after: months({ initial: 24 }), rate: percent({ initial: 9, min: 0 }) },
  emiInputs.changes.initial,
  12,
)

/** Offers of lenders, to be compared. */
export const offerList = rowList(
  {
    rate: percent({ initial: 8.5, min: 0 }),
    months: months({ initial: 240 }),
    costs: amount({ initial: 10_000, min: 0 }),
  },
  emiInputs.offers.initial,
  3,
)

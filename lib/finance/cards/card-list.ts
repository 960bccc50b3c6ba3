import { amount, percent } from '@/lib/inputs/quantities'
import { type RowOf, rowList } from '@/lib/inputs/rows'

const columns = {
  balance: amount({ initial: 60_000 }),
  /** Per cent a year. */
  apr: percent({ initial: 42, min: 0 }),
  /** The least the bank takes each month, in rupees. */
  minimum: amount({ initial: 2_500, min: 0 }),
}

/** Several cards. It begins with the two of the page's example. */
export const cardList = rowList(columns, '60000_42_2500*20000_30_1000', 12)

export type ListedCard = RowOf<typeof columns>

import { choice } from '@/lib/inputs/choices'
import { day } from '@/lib/inputs/dates'
import { amount } from '@/lib/inputs/quantities'
import { type RowOf, rowList } from '@/lib/inputs/rows'

const columns = {
  date: day({ from: '1950-01-01', to: '2099-12-31', required: true }),
  amount: amount({ initial: 10_000 }),
  /** Into the investment, or out of it; its present worth counts as taken out. */
  way: choice(['in', 'out'], 'in'),
}

/** Dated payments. It begins with the example of the page: two payments, and what is held today. */
export const flowList = rowList(columns, '2021-01-01_100000_in*2023-01-01_50000_in*2026-01-01_210000_out')

export type CashFlow = RowOf<typeof columns>

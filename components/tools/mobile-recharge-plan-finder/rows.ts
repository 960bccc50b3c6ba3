import { type ResultRow, row, textRow } from '@/components/results/result-row'
import { counted } from '@/lib/format/numbers'
import type { OperatorCombination } from '@/lib/recharge/operator-combinations'

/** What the cheapest recharges for so many days cost and cover. */
export function combinationRows(best: OperatorCombination, days: number): ResultRow[] {
  const { pricePaise, recharges, daysCovered, parts } = best
  const codes = parts.map(({ plan: { id }, times }) => `${times}x${id}`).join(' ')
  return [
    row('combinationCost', `Cheapest for ${counted(days, 'day')}`, 'paiseIfAny', pricePaise, {
      primary: true,
    }),
    textRow('combinationPlans', 'Recharges', codes, String(recharges)),
    textRow('combinationDays', 'Days covered', daysCovered, counted(daysCovered, 'day')),
    row('combinationPerDay', 'Cost per required day', 'rupeesAndPaise', pricePaise / 100 / days),
  ]
}

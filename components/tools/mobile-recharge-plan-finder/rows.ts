import { type ResultRow, row, textRow } from '@/components/results/result-row'
import { counted } from '@/lib/format/numbers'
import type { OperatorCombination } from '@/lib/recharge/operator-combinations'
import { t } from '@/lib/language/words'

/** The rows of the cheapest recharges for so many days: cost and days covered. */
export function combinationRows(best: OperatorCombination, days: number): ResultRow[] {
  const { pricePaise, recharges, daysCovered, parts } = best
  const codes = parts.map(({ plan: { id }, times }) => `${times}x${id}`).join(' ')
  return [
    row('combinationCost', t('Cheapest for {0}', counted(days, 'day')), 'paiseIfAny', pricePaise, {
      primary: true,
    }),
    textRow('combinationPlans', t('Recharges'), codes, String(recharges)),
    textRow('combinationDays', t('Days covered'), daysCovered, counted(daysCovered, 'day')),
    row('combinationPerDay', t('Cost per required day'), 'rupeesAndPaise', pricePaise / 100 / days),
  ]
}

import type { ResultRow } from '@/components/results/result-row'
import type { OperatorCombination } from '@/lib/recharge/operator-combinations'
import { daysWords } from './words'

/** What the cheapest recharges for so many days cost and cover. */
export function combinationRows(best: OperatorCombination, days: number): ResultRow[] {
  const { pricePaise, recharges, daysCovered, parts } = best
  const codes = parts.map(({ plan: { id }, times }) => `${times}x${id}`).join(' ')
  const label = `Cheapest for ${daysWords(days)}`
  const perDay = pricePaise / 100 / days
  return [
    { name: 'combinationCost', label, as: 'paiseIfAny', value: pricePaise, primary: true },
    { name: 'combinationPlans', label: 'Recharges', as: 'text', value: codes, text: String(recharges) },
    {
      name: 'combinationDays',
      label: 'Days covered',
      as: 'count',
      value: daysCovered,
      unit: ['day', 'days'],
    },
    { name: 'combinationPerDay', label: 'Cost per day needed', as: 'rupeesAndPaise', value: perDay },
  ]
}

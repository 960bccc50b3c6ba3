import { ResultPanel } from '@/components/results/result-panel'
import type { ResultRow } from '@/components/results/result-row'
import { ShareLink } from '@/components/tool-form/share-link'
import { daysWords, operatorNames, priceWords } from './words'
import { monthName } from '@/lib/format/durations'
import type { OperatorCombination } from '@/lib/recharge/operator-combinations'

interface CombinationPanelProps {
  /** Each operator's, the cheapest first; null while the days can't be read. */
  combinations: readonly OperatorCombination[] | null
  days: number | null
  placeholder: string
  fragment: string
}

/** The cheapest way through so many days, what is bought for it, and what the other operators would ask. */
export function CombinationPanel({ combinations, days, placeholder, fragment }: CombinationPanelProps) {
  const [best, ...others] = combinations ?? []
  return (
    <ResultPanel rows={best && days ? rowsOf(best, days) : null} placeholder={placeholder}>
      {best && (
        <ul className="mt-3">
          {best.parts.map(({ plan: { id, priced }, times }) => (
            <li key={id}>
              {times} × {operatorNames[best.operator]} {priceWords(priced.price)},{' '}
              {daysWords(priced.plan.validity)}{' '}
              <span className="text-soft">
                {priced.plan.data ? '' : `(${priced.plan.calls.toLowerCase()})`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <p className="mt-3 text-sm text-soft">
          With the others:{' '}
          {others
            .map(({ operator, pricePaise }) => `${operatorNames[operator]} ${priceWords(pricePaise / 100)}`)
            .join(', ')}
          .
        </p>
      )}
      <p className="mt-3 text-sm text-soft">
        From the plans listed below, one after the other on one SIM
        {best && `, at ${pricesOf(best)}`}. Check before paying.
      </p>
      <ShareLink fragment={fragment} title="Recharge plans" />
    </ResultPanel>
  )
}

function rowsOf(
  { pricePaise, recharges, daysCovered, parts }: OperatorCombination,
  days: number,
): ResultRow[] {
  return [
    {
      name: 'combinationCost',
      label: `Cheapest for ${daysWords(days)}`,
      as: 'paiseIfAny',
      value: pricePaise,
      primary: true,
    },
    {
      name: 'combinationPlans',
      label: 'Recharges',
      as: 'text',
      value: parts.map(({ plan: { id }, times }) => `${times}x${id}`).join(' '),
      text: String(recharges),
    },
    {
      name: 'combinationDays',
      label: 'Days covered',
      as: 'count',
      value: daysCovered,
      unit: ['day', 'days'],
    },
    {
      name: 'combinationPerDay',
      label: 'Cost per day needed',
      as: 'rupeesAndPaise',
      value: pricePaise / 100 / days,
    },
  ]
}

/** How old the prices of a combination are: 'prices of Jul 2024', 'prices of Dec 2025 and your own'. */
function pricesOf({ parts }: OperatorCombination): string {
  const dates = parts.map(({ plan: { priced } }) =>
    priced.ownSince ? null : monthName(priced.plan.pricedIn),
  )
  const months = [...new Set(dates.filter((date) => date !== null))]
  if (months.length === 0) return 'your own prices'
  return `prices of ${months.join(', ')}${dates.includes(null) ? ' and your own' : ''}`
}

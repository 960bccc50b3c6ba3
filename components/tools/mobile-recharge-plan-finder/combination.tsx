import { monthName } from '@/lib/format/durations'
import { counted } from '@/lib/format/numbers'
import type { OperatorCombination } from '@/lib/recharge/operator-combinations'
import { t } from '@/lib/language/words'
import { operatorNames, priceWords } from './words'

interface CombinationProps {
  best: OperatorCombination
  /** The combinations of the other operators, the cheapest first. */
  others: readonly OperatorCombination[]
}

/** What is bought for the cheapest way through the days, and what the other operators would ask. */
export function CheapestCombination({ best, others }: CombinationProps) {
  return (
    <>
      <ul className="mt-3">
        {best.parts.map(({ plan: { id, priced }, times }) => (
          <li key={id}>
            {times} × {operatorNames[best.operator]} {priceWords(priced.price)},{' '}
            {counted(priced.plan.validity, 'day')}{' '}
            <span className="text-soft">
              {priced.ownSince
                ? t('at your price')
                : t('at the price of {0}', monthName(priced.plan.pricedIn))}
            </span>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <p className="mt-3 text-sm text-soft">
          {t(
            'Other operators: {0}.',
            others
              .map(({ operator, pricePaise }) => `${operatorNames[operator]} ${priceWords(pricePaise / 100)}`)
              .join(', '),
          )}
        </p>
      )}
      <p className="mt-3 text-sm text-soft">
        {t(
          'From the plans listed below, one after the other on one SIM, at {0}. Check before paying.',
          pricesOf(best),
        )}
      </p>
    </>
  )
}

/** How old the prices of a combination are: 'prices of Jul 2024', 'prices of Dec 2025 and your own'. */
function pricesOf({ parts }: OperatorCombination): string {
  const dates = parts.map(({ plan: { priced } }) =>
    priced.ownSince ? null : monthName(priced.plan.pricedIn),
  )
  const months = [...new Set(dates.filter((date) => date !== null))]
  if (months.length === 0) return t('your own prices')
  return t(dates.includes(null) ? 'prices of {0} and your own' : 'prices of {0}', months.join(', '))
}

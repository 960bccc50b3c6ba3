import { AmountField, PercentField } from '@/components/fields/number-field'
import { RowsField, RowsProblem } from '@/components/fields/rows-field'
import type { Column } from '@/components/results/column'
import { FigureList } from '@/components/results/figure-list'
import { type ResultRow, row, textRow } from '@/components/results/result-row'
import { ResultTable } from '@/components/results/result-table'
import type { InputsProps } from '@/components/tool-form/use-tool-inputs'
import { type ListedCard, cardList } from '@/lib/finance/cards/card-list'
import { type Order, type OrderResult, payCards } from '@/lib/finance/cards/card-orders'
import { aprWithGst, type payoffInputs } from '@/lib/finance/cards/card-payoff'
import { counted, rupees } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'

/** Several cards paid from one budget, in the order that costs least and in the one that clears a card soonest. */
export default function SeveralCards({ inputs }: InputsProps<typeof payoffInputs>) {
  const { field, read } = inputs
  const values = read('cards', 'budget', 'gst')
  const cards = values && cardList.rowsOf(values.cards)
  return (
    <>
      <p className="mt-1 text-soft">
        {t(
          'Each card gets its minimum, taken as a fixed amount; the rest of the budget goes to one card at a time.',
        )}
        <RowsProblem field={field('cards')} />
      </p>
      <RowsField field={field('cards')} list={cardList} one={t('Card')} paired>
        {(cell) => (
          <>
            <AmountField field={cell('balance')} label={t('Balance')} />
            <PercentField field={cell('apr')} label="APR" />
            <AmountField field={cell('minimum')} label={t('Minimum')} />
          </>
        )}
      </RowsField>
      <div className="mt-4">
        <AmountField field={field('budget')} label={t('Budget for all cards, every month')} />
      </div>
      {values && cards?.ok && (
        <Orders
          cards={cards.value.map((card) => ({ ...card, apr: aprWithGst(card.apr, values.gst) }))}
          budget={values.budget}
        />
      )}
    </>
  )
}

const WHY_NOT = {
  belowMinimums: t('The budget does not pay the minimums of all cards. Raise it.'),
  never: t('With this budget the cards are not cleared within 100 years.'),
}

/** Both orders: what each costs, when each card is cleared, and what is left every month. */
function Orders({ cards, budget }: { cards: readonly ListedCard[]; budget: number }) {
  const avalanche = payCards(cards, budget, 'avalanche')
  const snowball = payCards(cards, budget, 'snowball')
  if (!avalanche.ok) return <p className="mt-4">— {WHY_NOT[avalanche.why]}</p>
  if (!snowball.ok) return <p className="mt-4">— {WHY_NOT[snowball.why]}</p>
  const both = { avalanche: avalanche.value, snowball: snowball.value }
  const months = Math.max(both.avalanche.balancesPaise.length, both.snowball.balancesPaise.length)
  return (
    <>
      <FigureList rows={orderRows(both)} />
      <div className="mt-4">
        <ResultTable
          wordy
          caption={t('When each card is cleared')}
          columns={clearedColumns(both)}
          rows={cards}
        />
      </div>
      <ResultTable
        caption={t('Balance left by month')}
        columns={leftColumns(both)}
        rows={Array.from({ length: months }, (_, place) => place + 1)}
        file="cards-by-month"
      />
    </>
  )
}

type BothOrders = Record<Order, OrderResult>

/** The cost of each order of repayment, and the saving by the avalanche. */
function orderRows({ avalanche, snowball }: BothOrders): ResultRow[] {
  const months = (name: string, label: string, { balancesPaise }: OrderResult) =>
    textRow(name, label, balancesPaise.length, counted(balancesPaise.length, 'month'))
  const saved = (snowball.interestPaise - avalanche.interestPaise) / 100
  return [
    months('avalancheMonths', t('Avalanche, highest rate first'), avalanche),
    row('avalancheInterest', t('Interest by avalanche'), 'rupees', avalanche.interestPaise / 100),
    months('snowballMonths', t('Snowball, smallest balance first'), snowball),
    row('snowballInterest', t('Interest by snowball'), 'rupees', snowball.interestPaise / 100),
    row('avalancheSaves', t('Interest saved by avalanche'), 'rupees', saved),
  ]
}

const clearedColumns = ({ avalanche, snowball }: BothOrders): readonly Column<ListedCard>[] => [
  {
    heading: t('Card'),
    as: 'text',
    cell: ({ balance }, place) => t('Card {0}, {1}', place + 1, rupees(balance)),
  },
  { heading: t('Avalanche'), as: 'text', cell: (_, place) => t('month {0}', avalanche.clearedIn[place]!) },
  { heading: t('Snowball'), as: 'text', cell: (_, place) => t('month {0}', snowball.clearedIn[place]!) },
]

/** Nothing once the cards are cleared. */
const balanceAfter = (balancesPaise: readonly number[], month: number): number =>
  month > balancesPaise.length ? 0 : balancesPaise[month - 1]!

/** The balances after a month. */
const leftColumns = ({ avalanche, snowball }: BothOrders): readonly Column<number>[] => [
  { heading: t('Month'), as: 'number', cell: (month) => month },
  { heading: t('Avalanche'), as: 'paise', cell: (month) => balanceAfter(avalanche.balancesPaise, month) },
  { heading: t('Snowball'), as: 'paise', cell: (month) => balanceAfter(snowball.balancesPaise, month) },
]

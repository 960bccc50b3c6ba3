import { AmountField, PercentField } from '@/components/fields/number-field'
import { RowsField, RowsProblem } from '@/components/fields/rows-field'
import { FigureList } from '@/components/results/figure-list'
import { ResultTable } from '@/components/results/result-table'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { type Card, cardList } from '@/lib/finance/card-list'
import { payCards } from '@/lib/finance/card-orders'
import { aprWithGst, type payoffInputs } from '@/lib/finance/card-payoff'
import { clearedColumns, leftColumns, orderRows } from './rows'

/** Several cards paid from one budget, in the order that costs least and in the one that clears a card soonest. */
export default function SeveralCards({ inputs }: { inputs: ToolInputs<typeof payoffInputs> }) {
  const { field, read } = inputs
  const values = read('cards', 'budget', 'gst')
  const cards = values && cardList.rowsOf(values.cards)
  return (
    <>
      <p className="mt-1 text-soft">
        Each card gets its minimum, taken as a fixed amount; the rest of the budget goes to one card at a
        time.
        <RowsProblem field={field('cards')} />
      </p>
      <RowsField field={field('cards')} list={cardList} one="Card" paired>
        {(cell) => (
          <>
            <AmountField field={cell('balance')} label="Balance" />
            <PercentField field={cell('apr')} label="APR" />
            <AmountField field={cell('minimum')} label="Minimum" />
          </>
        )}
      </RowsField>
      <div className="mt-4">
        <AmountField field={field('budget')} label="Budget for all cards, every month" />
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
  belowMinimums: 'The budget does not pay the minimums of all cards. Raise it.',
  never: 'With this budget the cards are not cleared within 100 years.',
}

/** Both orders: what each costs, when each card is cleared, and what is left every month. */
function Orders({ cards, budget }: { cards: readonly Card[]; budget: number }) {
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
        <ResultTable wordy caption="When each card is cleared" columns={clearedColumns(both)} rows={cards} />
      </div>
      <ResultTable
        caption="What is left by month"
        columns={leftColumns(both)}
        rows={Array.from({ length: months }, (_, place) => place + 1)}
        file="cards-by-month"
      />
    </>
  )
}

'use client'

import { ProblemNote } from '@/components/fields/problem-note'
import { AmountField } from '@/components/fields/amount-field'
import { PercentField } from '@/components/fields/number-field'
import { RowsField } from '@/components/fields/rows-field'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { OrderTables } from '@/components/tools/credit-card-payoff-calculator/order-tables'
import { cardList } from '@/lib/finance/card-list'
import { aprWithGst, type payoffInputs } from '@/lib/finance/card-payoff'

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
        <ProblemNote problem={field('cards').problem} />
      </p>
      <RowsField field={field('cards')} list={cardList} one="Card">
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
        <OrderTables
          cards={cards.value.map((card) => ({ ...card, apr: aprWithGst(card.apr, values.gst) }))}
          budget={values.budget}
        />
      )}
    </>
  )
}

import { DataTable } from '@/components/results/data-table'
import { FigureList } from '@/components/results/figure-list'
import { plainRupees, saveCsv } from '@/components/results/save-csv'
import { TableButtons } from '@/components/results/table-buttons'
import { rupeeRow } from '@/components/results/rupee-row'
import type { Card } from '@/lib/finance/card-list'
import { type OrderResult, payCards } from '@/lib/finance/card-orders'
import { rupees } from '@/lib/format/numbers'

const HEADINGS = ['Month', 'Left, avalanche', 'Left, snowball']
const WHY_NOT = {
  belowMinimums: 'The budget does not pay the minimums of all cards. Raise it.',
  never: 'With this budget the cards are not cleared within 100 years.',
}

/** Both orders side by side: what each costs, when each card is cleared, and what is left every month. */
export function OrderTables({ cards, budget }: { cards: readonly Card[]; budget: number }) {
  const avalanche = payCards(cards, budget, 'avalanche')
  const snowball = payCards(cards, budget, 'snowball')
  if (!avalanche.ok) return <p className="mt-4">— {WHY_NOT[avalanche.why]}</p>
  if (!snowball.ok) return <p className="mt-4">— {WHY_NOT[snowball.why]}</p>
  const rows = (say: (rupees: number) => string) => leftByMonth(avalanche.value, snowball.value, say)
  const saved = (snowball.value.interestPaise - avalanche.value.interestPaise) / 100
  return (
    <>
      <FigureList
        rows={[
          ...figures('avalanche', 'Avalanche, highest rate first', avalanche.value),
          ...figures('snowball', 'Snowball, smallest balance first', snowball.value),
          rupeeRow('avalancheSaves', 'Interest the avalanche saves', saved),
        ]}
      />
      <div className="mt-4">
        <DataTable
          caption="When each card is cleared"
          headings={['Card', 'Avalanche', 'Snowball']}
          rows={cards.map((card, place) => [
            `Card ${place + 1}, ${rupees(card.balance)}`,
            ...[avalanche, snowball].map(({ value }) => `month ${value.clearedIn[place]}`),
          ])}
        />
      </div>
      <TableButtons onSave={() => saveCsv('cards-by-month', HEADINGS, rows(plainRupees))} />
      <DataTable
        caption="What is left by month"
        headings={HEADINGS}
        rows={rows((amount) => rupees(amount, 2))}
      />
    </>
  )
}

function figures(name: string, label: string, { balancesPaise, interestPaise }: OrderResult) {
  const months = balancesPaise.length
  return [
    { name: `${name}Months`, label, value: months, formatted: `${months} months` },
    rupeeRow(`${name}Interest`, `Interest by ${name}`, interestPaise / 100),
  ]
}

function leftByMonth(one: OrderResult, other: OrderResult, say: (rupees: number) => string): string[][] {
  const months = Math.max(one.balancesPaise.length, other.balancesPaise.length)
  const left = ({ balancesPaise }: OrderResult, month: number) =>
    month < balancesPaise.length ? say(balancesPaise[month]! / 100) : say(0)
  return Array.from({ length: months }, (_, month) => [
    String(month + 1),
    left(one, month),
    left(other, month),
  ])
}

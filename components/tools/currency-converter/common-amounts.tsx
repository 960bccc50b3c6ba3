'use client'

import { DataTable } from '@/components/results/data-table'
import { saveCsv } from '@/components/results/save-csv'
import { TableButtons } from '@/components/results/table-buttons'
import { dayInWords } from '@/lib/format/days'
import { grouped } from '@/lib/format/numbers'
import { moneyText } from '@/lib/money/money-text'
import { rateBetween, type RateTable } from '@/lib/money/rate-table'

interface CommonAmountsProps {
  table: RateTable
  from: string
  to: string
}

const amounts = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 50_000, 1_00_000]

/** Round amounts in both directions, to be looked up at a glance or printed for a journey. */
export default function CommonAmounts({ table, from, to }: CommonAmountsProps) {
  const rate = rateBetween(table, from, to)
  if (rate === null) return <p className="mt-4">No rate for these two currencies.</p>
  const headings = ['Amount', `${from} to ${to}`, `${to} to ${from}`]
  const rowsOf = (first: (amount: number) => string, second: (amount: number) => string) =>
    amounts.map((amount) => [grouped(amount), first(amount * rate), second(amount / rate)])
  const plain = (amount: number) => amount.toFixed(2)
  return (
    <>
      <p className="mt-1 text-soft">
        {table.on === null ? 'At the latest rate' : `At the rate of ${dayInWords(table.on)}`}, without card or
        bank charges.
      </p>
      <TableButtons onSave={() => saveCsv(`${from}-${to}`.toLowerCase(), headings, rowsOf(plain, plain))} />
      <DataTable
        caption={`Common amounts of ${from} and ${to}`}
        headings={headings}
        rows={rowsOf(
          (amount) => moneyText(amount, to),
          (amount) => moneyText(amount, from),
        )}
      />
    </>
  )
}

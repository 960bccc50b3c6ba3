import { DataTable } from '@/components/results/data-table'
import { plainRupees, saveCsv } from '@/components/results/save-csv'
import { StackedChart } from '@/components/results/stacked-chart'
import { TableButtons } from '@/components/results/table-buttons'
import { yearsPassed } from '@/lib/format/durations'
import { grouped, lakhsAndCrores, rupees } from '@/lib/format/numbers'
import type { GrowthYear } from '@/lib/finance/growth-years'
import { inTodaysRupees } from '@/lib/finance/inflation'

export interface GrowthByYearProps {
  years: readonly GrowthYear[]
  /** What the table holds: 'The SIP by year'. */
  caption: string
  /** The stem of the CSV file's name. */
  file: string
  /** How this tool calls what is put in and what is earned: 'Invested' and 'Returns'. */
  words: { paidIn: string; growth: string }
  /** Adds a column of the value in today's rupees. */
  inflationPercent?: number | undefined
}

/** Money that grows, as a chart of what was put in and earned so far, and as a table of each year beside it. */
export default function GrowthByYear({ years, caption, file, words, inflationPercent }: GrowthByYearProps) {
  const headings = ['Year', words.paidIn, words.growth, 'Value at its end']
  if (inflationPercent) headings.push('In today’s rupees')
  const rowsOf = (say: (rupees: number) => string) =>
    years.map((year) => {
      const amounts = [year.paidIn, year.growth, year.value]
      if (inflationPercent) amounts.push(inTodaysRupees(year.value, inflationPercent, year.after))
      return [yearsPassed(year.after), ...amounts.map(say)]
    })
  return (
    <>
      <StackedChart
        summary={chartSummary(years)}
        parts={[`${words.paidIn} so far`, `${words.growth} so far`]}
        bars={years.map(({ after, invested, value }) => ({
          label: yearsPassed(after),
          sizes: [invested, Math.max(0, value - invested)],
        }))}
      />
      <TableButtons onSave={() => saveCsv(file, headings, rowsOf(plainRupees))} />
      <DataTable caption={caption} headings={headings} rows={rowsOf((amount) => rupees(amount))} />
    </>
  )
}

function chartSummary(years: readonly GrowthYear[]): string {
  const last = years.at(-1)
  if (!last) return 'Chart without a year.'
  const [invested, value] = [lakhsAndCrores(last.invested), lakhsAndCrores(last.value)]
  return `Chart of the money year by year: after ${grouped(last.after)} years ${invested} was put in, and it is worth ${value}.`
}

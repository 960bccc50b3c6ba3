import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import { StackedChart } from '@/components/results/stacked-chart'
import type { GrowthYear } from '@/lib/finance/growth-years'
import { inTodaysRupees } from '@/lib/finance/inflation'
import { yearsPassed } from '@/lib/format/durations'
import { grouped, lakhsAndCrores } from '@/lib/format/numbers'

/** How a tool calls what is put in and what is earned: 'Invested' and 'Returns'. */
interface GrowthWords {
  paidIn: string
  growth: string
}

export interface GrowthByYearProps {
  years: readonly GrowthYear[]
  /** The contents of the table: 'The SIP by year'. */
  caption: string
  /** The stem of the CSV file's name. */
  file: string
  words: GrowthWords
  /** Adds a column of the value in today's rupees. */
  inflationPercent?: number | undefined
}

/** Money that grows, as a chart of what was put in and earned so far, and as a table of each year. */
export default function GrowthByYear({ years, caption, file, words, inflationPercent }: GrowthByYearProps) {
  return (
    <>
      <GrowthChart years={years} words={words} />
      <ResultTable
        caption={caption}
        columns={growthColumns(words, inflationPercent)}
        rows={years}
        file={file}
      />
    </>
  )
}

export function GrowthChart({ years, words }: { years: readonly GrowthYear[]; words: GrowthWords }) {
  return (
    <StackedChart
      summary={chartSummary(years)}
      parts={[`${words.paidIn} so far`, `${words.growth} so far`]}
      bars={years.map(({ after, invested, value }) => ({
        label: yearsPassed(after),
        sizes: [invested, Math.max(0, value - invested)],
      }))}
    />
  )
}

export function growthColumns(words: GrowthWords, inflationPercent?: number): Column<GrowthYear>[] {
  const columns: Column<GrowthYear>[] = [
    { heading: 'Year', as: 'text', cell: ({ after }) => yearsPassed(after) },
    { heading: `${words.paidIn} in the year`, as: 'rupees', cell: ({ paidIn }) => paidIn },
    { heading: `${words.growth} in the year`, as: 'rupees', cell: ({ growth }) => growth },
    { heading: 'Value', as: 'rupees', answer: true, cell: ({ value }) => value },
  ]
  if (!inflationPercent) return columns
  const today = ({ value, after }: GrowthYear) => inTodaysRupees(value, inflationPercent, after)
  return [...columns, { heading: 'In today’s rupees', as: 'rupees', cell: today }]
}

function chartSummary(years: readonly GrowthYear[]): string {
  const last = years.at(-1)
  if (!last) return 'Chart without a year.'
  const [invested, value] = [lakhsAndCrores(last.invested), lakhsAndCrores(last.value)]
  return last.after === 1
    ? `Chart of the money after 1 year: ${invested} was put in, and it is worth ${value}.`
    : `Chart of the money year by year: after ${grouped(last.after)} years ${invested} was put in, and it is worth ${value}.`
}

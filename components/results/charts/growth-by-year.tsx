import type { Column } from '@/components/results/column'
import { GrowthCurve } from '@/components/results/charts/growth-curve'
import { ResultTable } from '@/components/results/result-table'
import type { GrowthYear } from '@/lib/finance/growth-years'
import { inTodaysRupees } from '@/lib/finance/inflation'
import { yearsPassed } from '@/lib/format/durations'
import { grouped, lakhsAndCrores } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'

/** How a tool calls what is put in and what is earned: 'Invested' and 'Returns'. */
interface GrowthWords {
  paidIn: string
  growth: string
}

export interface GrowthByYearProps {
  /** Rupees put in at the very start, which the first year counts too. */
  initial?: number
  years: readonly GrowthYear[]
  /** The contents of the table: 'The SIP by year'. */
  caption: string
  /** The stem of the CSV file's name. */
  file: string
  words: GrowthWords
  /** Adds a column of the value in today's rupees. */
  inflationPercent?: number | undefined
}

/** Money that grows, as curves of what was put in and what it is worth, and as a table of each year. */
export default function GrowthByYear(growth: GrowthByYearProps) {
  const { initial = 0, years, caption, file, words, inflationPercent } = growth
  return (
    <>
      <GrowthCurve summary={growthSummary(years)} initial={initial} years={years} paidIn={words.paidIn} />
      <ResultTable
        caption={caption}
        columns={growthColumns(words, inflationPercent)}
        rows={years}
        file={file}
      />
    </>
  )
}

export function growthColumns(words: GrowthWords, inflationPercent?: number): Column<GrowthYear>[] {
  const columns: Column<GrowthYear>[] = [
    { heading: t('Year'), as: 'text', cell: ({ after }) => yearsPassed(after) },
    { heading: t('{0} in the year', words.paidIn), as: 'rupees', cell: ({ paidIn }) => paidIn },
    { heading: t('{0} in the year', words.growth), as: 'rupees', cell: ({ growth }) => growth },
    { heading: t('Value'), as: 'rupees', answer: true, cell: ({ value }) => value },
  ]
  if (!inflationPercent) return columns
  const today = ({ value, after }: GrowthYear) => inTodaysRupees(value, inflationPercent, after)
  return [...columns, { heading: t('In today’s rupees'), as: 'rupees', cell: today }]
}

/** The curves in a sentence. */
export function growthSummary(years: readonly GrowthYear[]): string {
  const last = years.at(-1)
  if (!last) return t('Chart without a year.')
  const [invested, value] = [lakhsAndCrores(last.invested), lakhsAndCrores(last.value)]
  return last.after === 1
    ? t('Chart of the money after 1 year: {0} was put in, and it is worth {1}.', invested, value)
    : t(
        'Chart of the money year by year: after {0} years {1} was put in, and it is worth {2}.',
        grouped(last.after),
        invested,
        value,
      )
}

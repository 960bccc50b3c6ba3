'use client'

import { DataTable } from '@/components/results/data-table'
import { saveCsv } from '@/components/results/save-csv'
import { StackedChart } from '@/components/results/stacked-chart'
import { TableButtons } from '@/components/results/table-buttons'
import {
  regimeHeadings,
  regimeRows,
  slabBars,
  slabHeadings,
  slabRows,
  slabSummary,
  yearHeadings,
  yearRows,
} from '@/components/tools/income-tax-calculator/comparison-rows'
import { taxRules } from '@/lib/tax/income-tax-inputs'
import { taxOf, type TaxQuestion } from '@/lib/tax/tax-question'

/** Where the tax comes from, slab by slab, and what the same income pays under the other regime and in other years. */
export default function TaxComparison({ question }: { question: TaxQuestion }) {
  const result = taxOf(question)
  const years = yearRows(question)
  return (
    <>
      <p className="mt-1 text-soft">
        {taxRules(question.rules).law.name}, {question.regime} regime, before rebate, surcharge and cess.
      </p>
      {result.slabTax > 0 && (
        <StackedChart summary={slabSummary(result)} parts={['Tax in the slab']} bars={slabBars(result)} />
      )}
      <DataTable caption="Tax by slab" headings={slabHeadings} rows={slabRows(result)} />
      <h3 className="mt-8 mb-2 text-xl">Both regimes</h3>
      <DataTable caption="Both regimes, step by step" headings={regimeHeadings} rows={regimeRows(question)} />
      <h3 className="mt-8 text-xl">Year by year</h3>
      <TableButtons onSave={() => saveCsv('income-tax-by-year', yearHeadings, years)} />
      <DataTable
        caption="The same income under the rules of each year"
        headings={yearHeadings}
        rows={years}
      />
    </>
  )
}

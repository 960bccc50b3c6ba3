'use client'

import { memo, useDeferredValue } from 'react'
import { DataTable } from '@/components/results/data-table'
import { RuleNote } from '@/components/results/rule-note'
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
import { incomeTaxLaw } from '@/lib/rules/income-tax'
import { taxRules } from '@/lib/tax/income-tax-inputs'
import { taxOf, type TaxQuestion } from '@/lib/tax/tax-question'

/** Where the tax comes from, slab by slab, and what the same income pays under the other regime and in other years. */
export default function TaxComparison({ question }: { question: TaxQuestion }) {
  // The answer above follows each key at once; these tables may be a moment later.
  return <Tables question={useDeferredValue(question)} />
}

const Tables = memo(function Tables({ question }: { question: TaxQuestion }) {
  const result = taxOf(question)
  const years = yearRows(question)
  const { law, source } = taxRules(question.rules)
  return (
    <>
      {source && (
        <RuleNote says={`${law.name}, ${law.act}`} source={source} checkedOn={incomeTaxLaw.checkedOn} />
      )}
      <p className="mt-1 text-soft">
        Tax by slab under {law.name}, {question.regime} regime, before rebate, surcharge and cess.
      </p>
      {result.slabTax > 0 && (
        <StackedChart summary={slabSummary(result)} parts={['Tax in the slab']} bars={slabBars(result)} />
      )}
      <div className="mt-4">
        <DataTable caption="Tax by slab" headings={slabHeadings} rows={slabRows(result)} />
      </div>
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
})

import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import { RuleNote } from '@/components/results/rule-note'
import { StackedChart } from '@/components/results/stacked-chart'
import { counted, lakhsAndCrores } from '@/lib/format/numbers'
import { gratuityLaw } from '@/lib/rules/salary/payroll-rules'
import { gratuityByYears, type GratuityYear, type Service } from '@/lib/salary/gratuity'

/** The gratuity after each year of service at the same wages, as a chart and a table. */
export default function GratuityCourse({ service }: { service: Service }) {
  const years = gratuityByYears(service)
  const last = years.at(-1)!
  return (
    <>
      <StackedChart
        summary={`Chart of the gratuity by years of service: ${lakhsAndCrores(last.gratuity)} after ${counted(last.years, 'year')}.`}
        parts={['Gratuity']}
        bars={years.map(({ years: count, gratuity }) => ({ label: String(count), sizes: [gratuity] }))}
      />
      <ResultTable
        caption="Gratuity after each year"
        columns={columns}
        rows={years}
        file="gratuity-by-years"
      />
      <RuleNote
        label={`${gratuityLaw.label}, section ${gratuityLaw.values.at(-1)!.value.section}`}
        source={gratuityLaw.values.at(-1)!.source}
        checkedOn={gratuityLaw.checkedOn}
      />
    </>
  )
}

const columns: readonly Column<GratuityYear>[] = [
  { heading: 'Years', as: 'text', cell: ({ years }) => String(years) },
  { heading: 'Gratuity', as: 'rupees', answer: true, cell: ({ gratuity }) => gratuity },
]

import { inForce } from '@/lib/rules/in-force'
import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import { RuleNote } from '@/components/results/rule-note'
import { StackedChart } from '@/components/results/charts/stacked-chart'
import { counted, lakhsAndCrores } from '@/lib/format/numbers'
import { gratuityLaw } from '@/lib/rules/salary/payroll-rules'
import { gratuityByYears, type GratuityYear, type Service } from '@/lib/salary/gratuity'
import { nameOf, t } from '@/lib/language/words'

/** The gratuity after each year of service at the same wages, as a chart and a table. */
export default function GratuityCourse({ service }: { service: Service }) {
  const years = gratuityByYears(service)
  const last = years.at(-1)!
  return (
    <>
      <StackedChart
        summary={t(
          'Chart of the gratuity by years of service: {0} after {1}.',
          lakhsAndCrores(last.gratuity),
          counted(last.years, 'year'),
        )}
        parts={[t('Gratuity')]}
        bars={years.map(({ years: count, gratuity }) => ({ label: String(count), sizes: [gratuity] }))}
      />
      <ResultTable
        caption={t('Gratuity after each year')}
        columns={columns}
        rows={years}
        file="gratuity-by-years"
      />
      <RuleNote
        {...gratuityLaw}
        label={t(
          '{0}, section {1}',
          nameOf('laws', gratuityLaw.label),
          nameOf('laws', inForce(gratuityLaw).value.section),
        )}
      />
    </>
  )
}

const columns: readonly Column<GratuityYear>[] = [
  { heading: t('Years'), as: 'text', cell: ({ years }) => String(years) },
  { heading: t('Gratuity'), as: 'rupees', answer: true, cell: ({ gratuity }) => gratuity },
]

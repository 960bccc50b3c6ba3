import { ruleOn } from '@/lib/rules/rule'
import { daysOfTaxYear } from '@/lib/rules/years'
import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import { RuleNote } from '@/components/results/rule-note'
import { StackedChart } from '@/components/results/charts/stacked-chart'
import { counted, lakhsAndCrores, rupees } from '@/lib/format/numbers'
import { rentAllowance } from '@/lib/rules/income-tax/rent-allowance'
import {
  type ExemptPeriod,
  exemptionByRent,
  hraExemption,
  type RentedYear,
  type RentPoint,
} from '@/lib/salary/hra'
import { nameOf, t } from '@/lib/language/words'

/** The periods of the year, and what the exemption would be at other rents. */
export default function HraCourse({ rented }: { rented: RentedYear }) {
  const { periods, exempt } = hraExemption(rented)
  const points = exemptionByRent(rented)
  const rule = ruleOn(rentAllowance, daysOfTaxYear(rented.year).first)
  return (
    <>
      <ResultTable
        caption={t('Exempt by period')}
        columns={periodColumns}
        rows={periods}
        file="hra-by-period"
      />
      <h3 className="mt-8 mb-2">{t('At other rents')}</h3>
      <StackedChart
        summary={t(
          'Chart of the exemption by rent: {0} at the rent entered, at most {1}.',
          lakhsAndCrores(exempt),
          lakhsAndCrores(points.at(-1)!.exempt),
        )}
        parts={[t('Exempt')]}
        bars={points.map(({ rent, exempt: size }) => ({ label: lakhsAndCrores(rent), sizes: [size] }))}
      />
      <ResultTable
        caption={t('Exempt in the year by rent')}
        columns={rentColumns}
        rows={points}
        file="hra-by-rent"
      />
      <RuleNote
        label={nameOf('tax-rules', `${rentAllowance.label}, section ${rule.value.section}`)}
        row={rule}
        values={rentAllowance.values}
        checkedOn={rentAllowance.checkedOn}
      />
    </>
  )
}

const periodColumns: readonly Column<ExemptPeriod>[] = [
  { heading: t('Months'), as: 'text', cell: ({ months }) => counted(months, 'month') },
  {
    heading: t('City'),
    as: 'text',
    cell: ({ city, sharePercent }) => `${nameOf('cities', city)}, ${sharePercent}%`,
  },
  { heading: t('HRA'), as: 'rupees', cell: ({ hra, months }) => hra * months },
  { heading: t('Rent'), as: 'rupees', cell: ({ rent, months }) => rent * months },
  { heading: t('Exempt'), as: 'rupees', answer: true, cell: ({ exempt }) => exempt },
]

const rentColumns: readonly Column<RentPoint>[] = [
  { heading: t('Monthly rent'), as: 'text', cell: ({ rent }) => rupees(rent) },
  { heading: t('Exempt'), as: 'rupees', answer: true, cell: ({ exempt }) => exempt },
]

import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import { RuleNote } from '@/components/results/rule-note'
import { StackedChart } from '@/components/results/stacked-chart'
import { yearName } from '@/lib/calendar/financial-year'
import { lakhsAndCrores } from '@/lib/format/numbers'
import { employeesPension, epfInterest, taxFreeContributions } from '@/lib/rules/salary/epf-interest'
import { type FundYear, type HistoryYear, monthlyPension, type TaxedFundYear } from '@/lib/salary/epf'
import type { EpfAnswer } from '@/lib/salary/epf-answer'

/** The course of what was asked, with the rule behind it. */
export default function EpfCourse({ answer }: { answer: EpfAnswer }) {
  switch (answer.kind) {
    case 'epfCorpus':
      return <CorpusCourse years={answer.result.years} />
    case 'epfHistory':
      return (
        <>
          <ResultTable
            caption="By declared rates"
            columns={historyColumns}
            rows={answer.years}
            file="epf-history"
          />
          <Note rule={epfInterest} />
        </>
      )
    case 'epfTaxableInterest':
      return (
        <>
          <ResultTable
            caption="Both accounts by year"
            columns={taxedColumns}
            rows={answer.years}
            file="epf-taxable"
          />
          <Note rule={taxFreeContributions} />
        </>
      )
    case 'epsPension':
      return (
        <>
          <ResultTable
            caption="Pension by years of service"
            columns={pensionColumns}
            rows={pensionYears(answer.service.averageWage60Months)}
            file="eps-pension"
          />
          <Note rule={employeesPension} />
        </>
      )
  }
}

function CorpusCourse({ years }: { years: readonly FundYear[] }) {
  const last = years.at(-1)
  return (
    <>
      {last && (
        <StackedChart
          summary={`Chart of the balance by year: ${lakhsAndCrores(last.balance)} after ${last.year} years.`}
          parts={['Balance']}
          bars={years.map(({ year, balance }) => ({ label: String(year), sizes: [balance] }))}
        />
      )}
      <ResultTable caption="The fund by year" columns={fundColumns} rows={years} file="epf-by-year" />
      <Note rule={epfInterest} />
    </>
  )
}

const Note = ({
  rule,
}: {
  rule: typeof epfInterest | typeof taxFreeContributions | typeof employeesPension
}) => <RuleNote label={rule.label} source={rule.values.at(-1)!.source} checkedOn={rule.checkedOn} />

const LONGEST_SERVICE = 35
const pensionYears = (averageWage60Months: number) =>
  Array.from({ length: LONGEST_SERVICE - 11 }, (_, place) => place + 10).map((years) => ({
    years,
    ...monthlyPension({ averageWage60Months, years, months: 0 }),
  }))

const fundColumns: readonly Column<FundYear>[] = [
  { heading: 'Year', as: 'text', cell: ({ year }) => String(year) },
  { heading: 'Monthly wage', as: 'rupees', cell: ({ wage }) => wage },
  { heading: 'Your share', as: 'rupees', cell: ({ own, vpf }) => own + vpf },
  { heading: 'Employer', as: 'rupees', cell: ({ employer }) => employer },
  { heading: 'Interest', as: 'rupees', cell: ({ interest }) => interest },
  { heading: 'Balance', as: 'rupees', answer: true, cell: ({ balance }) => balance },
]

const historyColumns: readonly Column<HistoryYear>[] = [
  { heading: 'Year', as: 'text', cell: ({ year }) => yearName(year) },
  { heading: 'Rate', as: 'percent', cell: ({ ratePct }) => ratePct },
  { heading: 'Interest', as: 'rupees', cell: ({ interest }) => interest },
  { heading: 'Balance', as: 'rupees', answer: true, cell: ({ balance }) => balance },
]

const taxedColumns: readonly Column<TaxedFundYear>[] = [
  { heading: 'Year', as: 'text', cell: ({ year }) => String(year) },
  { heading: 'Taxable interest', as: 'rupees', answer: true, cell: ({ taxableInterest }) => taxableInterest },
  { heading: 'Taxable account', as: 'rupees', cell: ({ taxable }) => taxable },
  { heading: 'Tax-free account', as: 'rupees', cell: ({ nonTaxable }) => nonTaxable },
]

const pensionColumns: readonly Column<ReturnType<typeof pensionYears>[number]>[] = [
  { heading: 'Years of service', as: 'text', cell: ({ years }) => String(years) },
  { heading: 'Monthly pension', as: 'rupees', answer: true, cell: ({ monthlyPension: pension }) => pension },
]

import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import { RuleNote } from '@/components/results/rule-note'
import { StackedChart } from '@/components/results/charts/stacked-chart'
import { WageCeilingNote } from '@/components/results/wage-ceiling-note'
import { yearName } from '@/lib/calendar/financial-year'
import { lakhsAndCrores } from '@/lib/format/numbers'
import { employeesPension, epfInterest, taxFreeContributions } from '@/lib/rules/salary/payroll-rules'
import type { Rule } from '@/lib/rules/rule'
import { monthlyPension, type PensionService } from '@/lib/salary/employees-pension'
import type { FundYear, HistoryYear, TaxedFundYear } from '@/lib/salary/epf'
import type { EpfAnswer } from '@/lib/salary/epf-answer'
import { nameOf, t } from '@/lib/language/words'

/** The course of what was asked, with the rule behind it. */
export default function EpfCourse({ answer }: { answer: EpfAnswer }) {
  switch (answer.kind) {
    case 'epfCorpus':
      return <CorpusCourse years={answer.result.years} />
    case 'epfHistory':
      return (
        <>
          <ResultTable
            caption={t('By declared rates')}
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
            caption={t('Both accounts by year')}
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
            caption={t('Pension by years of service')}
            columns={pensionColumns}
            rows={pensionYears(answer.service)}
            file="eps-pension"
          />
          <Note rule={employeesPension} />
          <WageCeilingNote />
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
          summary={t(
            'Chart of the balance by year: {0} after {1} years.',
            lakhsAndCrores(last.balance),
            last.year,
          )}
          parts={[nameOf('fund-labels', 'Balance')]}
          bars={years.map(({ year, balance }) => ({ label: String(year), sizes: [balance] }))}
        />
      )}
      <ResultTable caption={t('The fund by year')} columns={fundColumns} rows={years} file="epf-by-year" />
      <Note rule={epfInterest} />
      <WageCeilingNote />
    </>
  )
}

const Note = ({ rule }: { rule: Rule<unknown> }) => <RuleNote {...rule} label={nameOf('laws', rule.label)} />

const LONGEST_SERVICE = 35
const pensionYears = (service: PensionService) =>
  Array.from({ length: LONGEST_SERVICE - 11 }, (_, place) => place + 10).map((years) => ({
    years,
    ...monthlyPension({ ...service, years, months: 0 }),
  }))

const fundColumns: readonly Column<FundYear>[] = [
  { heading: t('Year'), as: 'text', cell: ({ year }) => String(year) },
  { heading: t('Monthly wage'), as: 'rupees', cell: ({ wage }) => wage },
  { heading: t('Your share'), as: 'rupees', cell: ({ own, vpf }) => own + vpf },
  { heading: t('Employer'), as: 'rupees', cell: ({ employer }) => employer },
  { heading: t('Interest'), as: 'rupees', cell: ({ interest }) => interest },
  { heading: nameOf('fund-labels', 'Balance'), as: 'rupees', answer: true, cell: ({ balance }) => balance },
]

const historyColumns: readonly Column<HistoryYear>[] = [
  { heading: t('Year'), as: 'text', cell: ({ year }) => yearName(year) },
  { heading: t('Rate'), as: 'percent', cell: ({ ratePct }) => ratePct },
  { heading: t('Interest'), as: 'rupees', cell: ({ interest }) => interest },
  { heading: nameOf('fund-labels', 'Balance'), as: 'rupees', answer: true, cell: ({ balance }) => balance },
]

const taxedColumns: readonly Column<TaxedFundYear>[] = [
  { heading: t('Year'), as: 'text', cell: ({ year }) => String(year) },
  {
    heading: t('Taxable interest'),
    as: 'rupees',
    answer: true,
    cell: ({ taxableInterest }) => taxableInterest,
  },
  { heading: t('Taxable account'), as: 'rupees', cell: ({ taxable }) => taxable },
  { heading: t('Tax-free account'), as: 'rupees', cell: ({ nonTaxable }) => nonTaxable },
]

const pensionColumns: readonly Column<ReturnType<typeof pensionYears>[number]>[] = [
  { heading: t('Years of service'), as: 'text', cell: ({ years }) => String(years) },
  {
    heading: t('Monthly pension'),
    as: 'rupees',
    answer: true,
    cell: ({ monthlyPension: pension }) => pension,
  },
]

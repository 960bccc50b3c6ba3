import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import { monthOf } from '@/lib/calendar/calendar-month'
import { localDay } from '@/lib/calendar/today'
import type { Instalment } from '@/lib/finance/amortisation'
import { type LoanYear, loanYears } from '@/lib/finance/loan-years'
import { t } from '@/lib/language/words'

interface LoanYearsTableProps {
  schedule: readonly Instalment[]
  /** 'YYYY-MM', or '' for the visitor's present month. */
  start: string
  file: string
}

/** A loan by financial year, to the paisa. */
export const LoanYearsTable = ({ schedule, start, file }: LoanYearsTableProps) => (
  <ResultTable
    caption={t('The changed loan by financial year')}
    columns={columns}
    rows={loanYears(schedule, start || monthOf(localDay(new Date())))}
    file={file}
  />
)

const columns: readonly Column<LoanYear>[] = [
  { heading: t('Year'), as: 'text', cell: (year) => year.financialYear },
  { heading: t('Interest'), as: 'paise', cell: (year) => year.interestPaise },
  { heading: t('Total paid'), as: 'paise', cell: (year) => year.paidPaise },
  { heading: t('Balance'), as: 'paise', answer: true, cell: (year) => year.balancePaise },
]

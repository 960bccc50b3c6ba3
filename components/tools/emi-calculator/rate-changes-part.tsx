import { ChoiceField } from '@/components/fields/choice-field'
import { MonthsField, PercentField } from '@/components/fields/number-field'
import { RowsField } from '@/components/fields/rows-field'
import type { Column } from '@/components/results/column'
import { FigureList } from '@/components/results/figure-list'
import { Notes } from '@/components/results/notes'
import { type ResultRows, row } from '@/components/results/result-row'
import { ResultTable } from '@/components/results/result-table'
import { amortise, type ScheduleTotals, scheduleTotals } from '@/lib/finance/amortisation'
import { type ChangedLoan, changedLoan, type RateStretch } from '@/lib/finance/loan/loan-course'
import { changeList } from '@/lib/finance/loan/loan-lists'
import { grouped, rupeesFromPaise } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'
import { LoanYearsTable } from './loan-years-table'
import type { WholeLoanProps } from './whole-loan-props'

/** The loan at rates that change, with the instalment or the tenure kept. */
export function RateChangesPart({ inputs: { field, read }, loan, start }: WholeLoanProps) {
  const changes = changeList.rowsOf(field('changes').text)
  const keeps = read('changeKeeps')?.changeKeeps
  const plain = amortise(loan)
  const course = changes.ok && keeps && plain.length > 0 && changedLoan(loan, changes.value, keeps)
  return (
    <>
      <RowsField field={field('changes')} list={changeList} one={t('Change')} paired halfWidth>
        {(cell) => (
          <>
            <MonthsField field={cell('after')} label={t('After this many EMIs')} />
            <PercentField field={cell('rate')} label={t('New rate')} />
          </>
        )}
      </RowsField>
      <ChoiceField
        field={field('changeKeeps')}
        label={t('What stays the same')}
        options={{ emi: t('EMI, tenure changes'), tenure: t('Tenure, EMI changes') }}
      />
      {course && !course.ok && <Notes look="warning" sentences={[neverEnds(course)]} />}
      {course && course.ok && (
        <>
          <FigureList rows={changedRows(scheduleTotals(plain), course)} />
          <ResultTable
            caption={t('Rates and instalments')}
            columns={stretchColumns}
            rows={course.stretches}
            file="emi-by-rate"
          />
          <LoanYearsTable schedule={course.schedule} start={start} file="emi-changed-rate" />
        </>
      )}
    </>
  )
}

const neverEnds = ({ month, interestPaise, instalmentPaise }: Extract<ChangedLoan, { ok: false }>) =>
  t(
    'From EMI {0} the interest of a month, {1}, would be more than the EMI of {2} repays, and the loan would not end within 100 years. The bank must raise the EMI: choose a changing EMI.',
    month,
    rupeesFromPaise(interestPaise),
    rupeesFromPaise(instalmentPaise),
  )

function changedRows(plain: ScheduleTotals, course: Extract<ChangedLoan, { ok: true }>): ResultRows {
  const { months, interestPaise, lastInstalmentPaise } = scheduleTotals(course.schedule)
  return [
    row('changedEmi', t('EMI after the last change'), 'paise', course.stretches.at(-1)!.instalmentPaise),
    row('changedMonths', t('Tenure with the changes'), 'months', months),
    row('changedInterest', t('Total interest with the changes'), 'paise', interestPaise),
    row('changedBy', t('More interest than without'), 'paise', interestPaise - plain.interestPaise),
    row('changedLast', t('Last instalment'), 'paise', lastInstalmentPaise),
  ]
}

const stretchColumns: readonly Column<RateStretch>[] = [
  { heading: t('From EMI'), as: 'text', cell: ({ from }) => grouped(from) },
  { heading: t('Rate'), as: 'percent', cell: ({ ratePercent }) => ratePercent },
  { heading: t('EMI'), as: 'paise', answer: true, cell: ({ instalmentPaise }) => instalmentPaise },
]

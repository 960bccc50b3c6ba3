import { ChoiceField } from '@/components/fields/choice-field'
import { MonthsField } from '@/components/fields/number-field'
import { FigureList } from '@/components/results/figure-list'
import { row } from '@/components/results/result-row'
import { amortise, scheduleTotals } from '@/lib/finance/amortisation'
import { type HolidayInterest, loanAfterHoliday } from '@/lib/finance/loan/loan-course'
import type { Loan } from '@/lib/finance/emi'
import { t } from '@/lib/language/words'
import { LoanYearsTable } from './loan-years-table'
import type { WholeLoanProps } from './whole-loan-props'

/** Months without EMI at the start, with their interest paid or added to the loan. */
export function MoratoriumPart({ inputs: { field, read }, loan, start }: WholeLoanProps) {
  const given = read('holiday', 'holidayInterest')
  return (
    <>
      <MonthsField
        field={field('holiday')}
        label={t('Months without EMI')}
        hint={t('The tenure above begins after them')}
      />
      <ChoiceField
        field={field('holidayInterest')}
        label={t('Interest of these months')}
        options={{
          added: t('Added each month'),
          simple: t('Added at the end'),
          paid: t('Paid each month'),
        }}
      />
      {given && <Outcome loan={loan} start={start} months={given.holiday} interest={given.holidayInterest} />}
    </>
  )
}

interface OutcomeProps {
  loan: Loan
  start: string
  months: number
  interest: HolidayInterest
}

function Outcome({ loan, start, months, interest }: OutcomeProps) {
  const schedule = loanAfterHoliday(loan, months, interest)
  const plain = amortise(loan)
  if (plain.length === 0) return null
  const after = scheduleTotals(schedule)
  const before = schedule[months - 1]!
  return (
    <>
      <FigureList
        rows={[
          row('holidayEmi', t('EMI after the moratorium'), 'paise', schedule[months]!.paidPaise),
          row('holidayBalance', t('Loan when the EMIs begin'), 'paise', before.balancePaise),
          row(
            'holidayInterestTotal',
            t('Interest of the moratorium'),
            'paise',
            scheduleTotals(schedule.slice(0, months)).interestPaise,
          ),
          row('holidayTotalInterest', t('Total interest with it'), 'paise', after.interestPaise),
          row(
            'holidayCost',
            t('More interest than without it'),
            'paise',
            after.interestPaise - scheduleTotals(plain).interestPaise,
          ),
        ]}
      />
      <LoanYearsTable schedule={schedule} start={start} file="emi-moratorium" />
    </>
  )
}

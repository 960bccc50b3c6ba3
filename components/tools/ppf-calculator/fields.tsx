import { DateField } from '@/components/fields/date-field'
import { DepositsField } from '@/components/fields/deposits-field'
import { AmountField, PercentField, YearsField } from '@/components/fields/number-field'
import { RowsField, RowsProblem } from '@/components/fields/rows-field'
import { SelectField } from '@/components/fields/select-field'
import { FoldedFields } from '@/components/tool-form/folded-fields'
import type { InputBinding, ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { firstDayOfYear, yearName } from '@/lib/calendar/financial-year'
import { FIRST_WHOLE_YEAR } from '@/lib/rules/savings/ppf-rates'
import { ppfDeposits, type ppfInputs, ppfWithdrawals } from '@/lib/savings/ppf'
import { t } from '@/lib/language/words'

const OLDEST_ACCOUNT = 1968

interface PpfFieldsProps {
  inputs: ToolInputs<typeof ppfInputs>
  /** The financial year of an empty field. */
  thisYear: number
}

/** The deposits, the years they run, and what few accounts need. */
export function PpfFields({ inputs: { field }, thisYear }: PpfFieldsProps) {
  const firstYear = field('firstFinancialYear')
  const opens = firstDayOfYear(Number(firstYear.value || thisYear))
  return (
    <>
      <DepositsField field={field('deposits')} list={ppfDeposits} opens={opens} />
      <div className="field-row">
        <YearField
          field={firstYear}
          label={t('First financial year')}
          from={FIRST_WHOLE_YEAR}
          shown={thisYear}
        />
        <YearsField
          field={field('financialYears')}
          label={t('Financial years')}
          hint={t('Matures in the 16th')}
        />
      </div>
      <OtherFields field={field} thisYear={thisYear} />
    </>
  )
}

function OtherFields({ field, thisYear }: { field: PpfFieldsProps['inputs']['field']; thisYear: number }) {
  const withdrawals = field('withdrawals')
  const [opening, openedIn] = [field('openingBalance'), field('openedIn')]
  const rates = field('rates')
  const filled =
    rates.text !== '' || withdrawals.text !== '0_' || opening.text !== '0' || openedIn.text !== ''
  return (
    <FoldedFields summary={t('Own rate, withdrawals, balance')} filled={filled}>
      <PercentField
        field={rates}
        label={t('Interest rate')}
        hint={t('Leave empty for the notified rate of each quarter')}
      />
      <RowsProblem field={withdrawals} />
      <RowsField field={withdrawals} list={ppfWithdrawals} one={t('Withdrawal')}>
        {(cell) => (
          <>
            <AmountField field={cell('amount')} label={t('Withdrawal')} />
            <DateField field={cell('on')} label={t('On')} />
          </>
        )}
      </RowsField>
      <AmountField
        field={opening}
        label={t('Balance brought forward')}
        hint={t('What the account held before the first financial year above')}
      />
      <YearField
        field={openedIn}
        label={t('Account opened in')}
        from={OLDEST_ACCOUNT}
        shown={Number(field('firstFinancialYear').value || thisYear)}
      />
    </FoldedFields>
  )
}

interface YearFieldProps {
  field: InputBinding<string>
  label: string
  from: number
  /** The year shown while none is chosen; the list ends with the one after it. */
  shown: number
}

function YearField({ field, label, from, shown }: YearFieldProps) {
  const text = field.text || String(shown)
  const listed = Array.from({ length: shown + 2 - from }, (_, place) => from + place)
  // A link may name a year after those of the list.
  const years = field.value ? [...listed, Number(field.value)] : listed
  const options = Object.fromEntries(years.map((year) => [year, yearName(year)]))
  return <SelectField field={{ ...field, text }} label={label} options={options} />
}

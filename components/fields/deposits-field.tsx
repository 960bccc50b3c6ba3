import { DateField, DayOrTodayField } from '@/components/fields/date-field'
import { AmountField } from '@/components/fields/number-field'
import { RowsField, RowsProblem } from '@/components/fields/rows-field'
import { SelectField } from '@/components/fields/select-field'
import type { InputBinding } from '@/components/tool-form/use-tool-inputs'
import type { depositRows } from '@/lib/savings/deposit-plan'
import { t } from '@/lib/language/words'

interface DepositsFieldProps {
  field: InputBinding<string>
  list: ReturnType<typeof depositRows>
  /** The day of a first deposit while none is chosen, YYYY-MM-DD. */
  opens: string
}

/** Deposits into a savings account: yearly, monthly or single, each from its first day on. */
export const DepositsField = ({ field, list, opens }: DepositsFieldProps) => (
  <div role="group" aria-label={t('Deposits')} className="md:-mt-4">
    <RowsProblem field={field} />
    <RowsField field={field} list={list} one={t('Deposit')}>
      {(cell) => (
        <div className="col-span-full grid grid-cols-2 gap-3 max-lg:[&>:nth-child(n+3)]:col-span-full">
          <SelectField
            field={cell('every')}
            label={t('Deposit')}
            options={{ year: t('Every year'), month: t('Every month'), once: t('Once') }}
          />
          <AmountField field={cell('amount')} label={t('Amount')} />
          <DayOrTodayField field={cell('from')} label={t('First deposit on')} today={opens} />
          {cell('every').text !== 'once' && (
            <DateField field={cell('to')} label={t('Last one by')} hint={t('Optional')} />
          )}
        </div>
      )}
    </RowsField>
  </div>
)

import { ChoiceField } from '@/components/fields/choice-field'
import { DateField } from '@/components/fields/date-field'
import { AmountField, YearsField } from '@/components/fields/number-field'
import { RowsField, RowsProblem } from '@/components/fields/rows-field'
import { SelectField } from '@/components/fields/select-field'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { flowList } from '@/lib/finance/cash-flows'
import type { investmentInputs } from '@/lib/finance/investment-returns'
import { t } from '@/lib/language/words'

interface PastFieldsProps {
  inputs: ToolInputs<typeof investmentInputs>
  /** They are in the form next to the result. */
  halfWidth?: boolean
}

/** The fields of a past investment and its value: one payment, or many on their dates. */
export function PastFields({ inputs: { field }, halfWidth = false }: PastFieldsProps) {
  return (
    <>
      <ChoiceField
        field={field('measure')}
        label={t('Measure by')}
        options={{
          cagr: t('CAGR: one payment in, one value out'),
          xirr: t('XIRR: payments on several dates'),
        }}
      />
      {field('measure').value === 'xirr' ? (
        <div>
          <p className="text-soft">
            {t("Enter today's value as a withdrawal on today's date.")}
            <RowsProblem field={field('flows')} />
          </p>
          <RowsField field={field('flows')} list={flowList} one={t('Payment')} halfWidth={halfWidth}>
            {(cell) => (
              <>
                <AmountField field={cell('amount')} label={t('Amount')} />
                <DateField field={cell('date')} label={t('Date')} min="1950-01-01" max="2099-12-31" />
                <SelectField
                  field={cell('way')}
                  label={t('Direction')}
                  options={{ in: t('Paid in'), out: t('Taken out or held') }}
                />
              </>
            )}
          </RowsField>
        </div>
      ) : (
        <div
          className={`grid gap-3 ${halfWidth ? '' : 'sm:max-md:grid-cols-[2fr_1fr_1fr] lg:grid-cols-[2fr_1fr_1fr]'}`}
        >
          <AmountField field={field('cagrFrom')} label={t('First value')} />
          <AmountField field={field('cagrTo')} label={t('Last value')} />
          <YearsField field={field('cagrYears')} label={t('Time between')} />
        </div>
      )}
    </>
  )
}

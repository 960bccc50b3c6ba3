import { AmountField, MonthsField } from '@/components/fields/number-field'
import { RentCityField } from '@/components/fields/rent-city-field'
import { RowsField, RowsProblem } from '@/components/fields/rows-field'
import { SelectField } from '@/components/fields/select-field'
import type { InputsProps } from '@/components/tool-form/use-tool-inputs'
import { type hraInputs, hraPeriods, hraYears } from '@/lib/salary/hra'
import { nameOf, t } from '@/lib/language/words'

/** The year, and its periods: a new one where salary, rent or city changed. */
export function HraFields({ inputs: { field } }: InputsProps<typeof hraInputs>) {
  const periods = field('periods')
  return (
    <>
      <RowsProblem field={periods} />
      <RowsField field={periods} list={hraPeriods} one={t('Period')} halfWidth>
        {(cell) => (
          <>
            <AmountField field={cell('salary')} label={t('Monthly basic and DA')} />
            <AmountField field={cell('hra')} label={t('Monthly HRA')} />
            <AmountField field={cell('rent')} label={t('Monthly rent')} />
            <RentCityField field={cell('city')} label={t('City of the rented home')} />
            <MonthsField field={cell('months')} label={nameOf('rent-period', 'For')} />
          </>
        )}
      </RowsField>
      <SelectField
        field={field('year')}
        label={t('Financial year')}
        options={Object.fromEntries(
          hraYears()
            .toReversed()
            .map((year) => [year, year]),
        )}
      />
    </>
  )
}

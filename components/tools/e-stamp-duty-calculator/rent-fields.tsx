import { CheckboxField } from '@/components/fields/checkbox-field'
import { AmountField, MonthsField, PercentField } from '@/components/fields/number-field'
import { SelectField } from '@/components/fields/select-field'
import { t } from '@/lib/language/words'
import { asksPropertyValue, asksRentedHome, isUrban } from '@/lib/stamp-duty/rent-duty'
import { areaNamesOf } from './area-names'
import type { StateProps } from './state-fields'

export function TenancyFields({ inputs: { field }, state }: StateProps) {
  const area = field('area')
  return (
    <>
      <AmountField field={field('rent')} label={t('Monthly rent')} />
      <MonthsField field={field('months')} label={t('Length of the agreement')} />
      <PercentField field={field('increase')} label={t('Rent increase every 12 months')} />
      <AmountField field={field('deposit')} label={t('Refundable deposit')} />
      <AmountField field={field('premium')} label={t('Non-refundable deposit or premium')} />
      {asksPropertyValue(state) && (
        <AmountField field={field('value')} label={t('Market value of the property')} />
      )}
      {asksRentedHome(state) && <CheckboxField field={field('home')} label={t('It is a home')} />}
      {state === 'MH' && (
        <SelectField
          field={area.value ? { ...area, text: isUrban(area.value) ? 'urban' : 'rural' } : area}
          label={t('Area')}
          options={areaNamesOf(['urban', 'rural'])}
        />
      )}
    </>
  )
}

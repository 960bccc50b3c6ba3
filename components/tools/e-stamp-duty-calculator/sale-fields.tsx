import type { ReactNode } from 'react'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { AmountField } from '@/components/fields/number-field'
import { SelectField } from '@/components/fields/select-field'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import type { SaleTerms } from '@/lib/rules/stamp-duty/sale-terms'
import { areaBy, asksHome } from '@/lib/stamp-duty/sale-duty'
import type { stampDutyInputs } from '@/lib/stamp-duty/stamp-duty-inputs'
import { t } from '@/lib/language/words'

interface SaleFieldsProps {
  inputs: ToolInputs<typeof stampDutyInputs>
  terms: SaleTerms
  /** The names of the state's areas. */
  areas: Readonly<Record<string, string>>
  /** What only this state asks. */
  ofState: ReactNode
}

export function SaleFields({ inputs: { field, read }, terms, areas, ofState }: SaleFieldsProps) {
  const area = field('area')
  return (
    <>
      <AmountField field={field('value')} label={t('Price in the deed')} />
      <AmountField
        field={field('governmentValue')}
        label={t('Government value, if higher')}
        hint={t('Circle rate, guidance value or ready reckoner; duty is on the higher of the two')}
      />
      <ChoiceField
        field={field('buyer')}
        label={t('Who buys')}
        options={{ male: t('A man'), female: t('A woman'), joint: t('Both') }}
      />
      {asksHome(terms, read('buyer')?.buyer) && (
        <CheckboxField field={field('home')} label={t('It is a home, bought by women alone')} />
      )}
      {terms.areas && (
        <SelectField
          field={{ ...area, text: area.value ? areaBy(terms, area.value)! : area.text }}
          label={t('Area')}
          options={areas}
        />
      )}
      {ofState}
    </>
  )
}

import { CheckboxField } from '@/components/fields/checkbox-field'
import { ChoiceField } from '@/components/fields/choice-field'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { t } from '@/lib/language/words'
import type { Property, SaleTerms } from '@/lib/rules/stamp-duty/sale-terms'
import type { StateCode } from '@/lib/rules/states/state-names'
import type { stampDutyInputs } from '@/lib/stamp-duty/stamp-duty-inputs'

export interface StateProps {
  inputs: ToolInputs<typeof stampDutyInputs>
  state: StateCode
}

const PROPERTIES: Record<Property, string> = {
  other: t('Plot, house or resale'),
  firstFlat: t('Flat, first sale'),
  flat: t('Flat in a building of several storeys'),
}

const kindName = (state: StateCode, kind: Property) =>
  state === 'KL' && kind === 'firstFlat'
    ? t('New flat, within six months of its building number')
    : PROPERTIES[kind]

/** The fields that only some states have. */
export function StateFields({ inputs: { field }, state, terms }: StateProps & { terms: SaleTerms }) {
  const property = field('property')
  const { properties, bySeller, asksPermission } = terms
  return (
    <>
      {properties && (
        <ChoiceField
          field={
            property.value && !properties.includes(property.value) ? { ...property, text: 'other' } : property
          }
          label={t('Property type')}
          options={Object.fromEntries(properties.map((kind) => [kind, kindName(state, kind)]))}
        />
      )}
      {asksPermission && (
        <CheckboxField
          field={field('permission')}
          label={t('Bought with the state’s permission under section 118')}
        />
      )}
      {bySeller && (
        <ChoiceField
          field={field('seller')}
          label={t('Who sells')}
          options={{ male: t('A man'), female: t('A woman'), other: t('Others') }}
        />
      )}
    </>
  )
}

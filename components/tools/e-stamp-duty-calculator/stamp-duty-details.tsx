import { CheckboxField } from '@/components/fields/checkbox-field'
import { ChoiceField } from '@/components/fields/choice-field'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { saleDutyByState } from '@/lib/rules/stamp-duty/sale-duty-by-state'
import type { Property, SaleTerms } from '@/lib/rules/stamp-duty/sale-terms'
import type { StateCode } from '@/lib/rules/states/state-names'
import { saleFrom, termsOf } from '@/lib/stamp-duty/sale-duty'
import { noSaleDuty, type NoSaleDuty, otherReadings } from '@/lib/stamp-duty/sale-readings'
import type { stampDutyInputs } from '@/lib/stamp-duty/stamp-duty-inputs'
import { t } from '@/lib/language/words'
import { areaNamesOf } from './area-names'
import { lawName } from './law-name'
import { NotCovered } from './not-covered'
import { Readings } from './readings'
import { RentScreen } from './rent-screen'
import { saleNotes } from './sale-notes'
import { SaleScreen } from './sale-screen'

interface StateProps {
  inputs: ToolInputs<typeof stampDutyInputs>
  state: StateCode
}

/** Whatever the page does not open with: a sale in the other states, a rent agreement, other deeds. */
export function StampDutyDetails({
  instrument,
  ...props
}: StateProps & { instrument: 'sale' | 'rent' | 'other' }) {
  switch (instrument) {
    case 'sale':
      return <StateSale {...props} />
    case 'rent':
      return <RentScreen {...props} />
    case 'other':
      return (
        <>
          <p role="status">{t('Not covered: gift and other deeds have rates of their own.')}</p>
          <NotCovered state={props.state} sources={[]} />
        </>
      )
  }
}

function StateSale({ inputs, state }: StateProps) {
  const rule = saleDutyByState[state]
  const terms = termsOf(rule)
  const { question, duty } = saleFrom(inputs.read, terms)
  return (
    <SaleScreen
      inputs={inputs}
      state={state}
      rule={rule}
      areas={areaNamesOf(terms.areas ?? [])}
      fields={<StateFields inputs={inputs} state={state} terms={terms} />}
      question={question}
      duty={duty}
      wordsOf={lawName}
      notes={question ? saleNotes(rule, question, duty, state) : []}
      readings={question && <Readings readings={otherReadings(terms, question)} counted={duty} />}
      placeholder={question && !duty ? NO_DUTY[noSaleDuty(terms, question)] : undefined}
    />
  )
}

const NO_DUTY: Record<NoSaleDuty, string> = {
  dispute: t('Not covered: our sources contradict each other.'),
  joint: t('Not covered: no source gives what both pay together.'),
  value: t('Not covered: our sources do not settle the rate for this value.'),
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
function StateFields({ inputs: { field }, state, terms }: StateProps & { terms: SaleTerms }) {
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

import { CheckboxField } from '@/components/fields/checkbox-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { SelectField } from '@/components/fields/select-field'
import { AmountField, MonthsField, PercentField } from '@/components/fields/number-field'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { saleInDispute } from '@/lib/rules/stamp-duty/sale-duty-by-state'
import type { Area, SaleTerms } from '@/lib/rules/stamp-duty/duty-terms'
import { asksRentedHome, isUrban } from '@/lib/stamp-duty/further-duty'
import { asksProperty, termsOf } from '@/lib/stamp-duty/sale-duty'
import { saleRule } from '@/lib/stamp-duty/sale-states'
import {
  asksHome,
  type NotCovered as NotCoveredAnswer,
  type SaleAnswer,
  type stampDutyInputs,
} from '@/lib/stamp-duty/stamp-duty'
import { HIGH, MEDIUM, OfficeLink, OtherSources } from './notes'
import { areasOfMaharashtra, inRupees } from './rows'

// What the form needs for the other states and for rent: one part, fetched when it is first wanted.
export { rentFrom, saleNotCovered } from '@/lib/stamp-duty/further-duty'
export { saleRule }
export { rentShown } from './rent-answer'

interface StateProps {
  inputs: ToolInputs<typeof stampDutyInputs>
  state: string
}

export const areaNames: Readonly<Record<Area, string>> = {
  ...areasOfMaharashtra,
  mcd: 'Municipal Corporation (MCD)',
  ndmc: 'New Delhi Municipal Council (NDMC)',
  cantonment: 'Delhi Cantonment',
  urban: 'Town or city',
  rural: 'Village',
}

/** The areas of a state, for its list. */
export const namesOf = (areas: readonly Area[]): Record<string, string> =>
  Object.fromEntries(areas.map((area) => [area, areaNames[area]]))

/** What one state alone asks. */
export function StateFields({ inputs: { field, read }, state }: StateProps) {
  const rule = saleRule(state)
  return (
    <>
      {typeof rule === 'object' && asksProperty(rule) && (
        <ChoiceField
          field={field('property')}
          label="Kind of property"
          options={{ other: 'Plot, house or resale', firstFlat: 'Flat, first sale' }}
        />
      )}
      {state === 'BR' && (
        <ChoiceField
          field={field('seller')}
          label="Who sells"
          options={{ male: 'A man', female: 'A woman', other: 'Others' }}
        />
      )}
      {asksHome(state, read('buyer')?.buyer) && (
        <CheckboxField field={field('home')} label="It is a home, bought by women alone" />
      )}
    </>
  )
}

export function RentFields({ inputs: { field }, state }: StateProps) {
  const area = field('area')
  return (
    <>
      <AmountField field={field('rent')} label="Monthly rent" />
      <MonthsField field={field('months')} label="Length of the agreement" />
      <PercentField field={field('increase')} label="Rent increase every 12 months" />
      <AmountField field={field('deposit')} label="Refundable deposit" />
      <AmountField field={field('premium')} label="Non-refundable deposit or premium" />
      {asksRentedHome(state) && <CheckboxField field={field('home')} label="It is a home" />}
      {state === 'MH' && (
        <SelectField
          field={area.value ? { ...area, text: isUrban(area.value) ? 'urban' : 'rural' } : area}
          label="Area"
          options={namesOf(['urban', 'rural'])}
        />
      )}
    </>
  )
}

const REASONS: Record<NotCoveredAnswer['reason'], string> = {
  dispute: 'our sources contradict each other.',
  noSource: 'we have read no reliable source.',
  joint: 'no source says what both pay together.',
  other: 'gift and other deeds have rates of their own.',
  tooLong: 'the rates we have are for shorter terms.',
  tooShort: 'the rates we have begin at 12 months.',
  premium: 'no source says what a non-refundable deposit adds.',
  lapsed: 'a concession has ended, and no rate since was found.',
}

const TOO_LONG: Readonly<Partial<Record<string, string>>> = {
  MH: 'leave and licence is for at most 60 months.',
  DL: 'the rates we have end at 20 years.',
}

/** Why no figure is given. */
export const notCoveredText = ({ reason, state }: NotCoveredAnswer) =>
  `Not covered: ${(reason === 'tooLong' && TOO_LONG[state]) || REASONS[reason]}`

/** Where no figure is given: what the sources say, and who knows. */
export function NotCovered({ state, sources }: NotCoveredAnswer) {
  const rule = saleRule(state)
  const office = typeof rule === 'string' ? saleInDispute[state]?.office : termsOf(rule).office
  return (
    <div className="card mt-4 p-5">
      <p>A figure that could be wrong by a lakh is not shown. Ask the area’s sub-registrar.</p>
      <OtherSources heading="Sources to compare:" sources={sources} />
      <OfficeLink href={office} />
    </div>
  )
}

/** How sure a state's figures are, what they leave out, and what most tables get wrong. */
export function saleNotes({ question: { state }, result }: SaleAnswer): string[] {
  const { terms, registrationPaise, atMostPaise, area, basePaise } = result
  const notes = [terms.sureness === 'high' ? HIGH : MEDIUM]
  if (registrationPaise === null) notes.push(unknownFee(terms, inRupees(atMostPaise!)))
  if (state === 'DL' && area === 'mcd' && basePaise > 25_00_000_00) notes.push(ABOVE_25_LAKH_IN_DELHI)
  return notes
}

const ABOVE_25_LAKH_IN_DELHI =
  'Above ₹25 lakh the corporation charges one percentage point more since 10 July 2023. Many published tables leave it out.'

const unknownFee = ({ registration }: SaleTerms, most: string) =>
  typeof registration === 'object' && 'atMost' in registration
    ? `The registration fee follows a scale that our sources do not give; at most ${most}.`
    : `We found no reliable source for the registration fee of women. A man pays ${most}.`

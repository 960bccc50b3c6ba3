import { CheckboxField } from '@/components/fields/checkbox-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { AmountField, PercentField } from '@/components/fields/number-field'
import { RentCityField } from '@/components/fields/rent-city-field'
import { SelectField } from '@/components/fields/select-field'
import type { FieldBinding, ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { rupees } from '@/lib/format/numbers'
import { professionalTaxPlaces } from '@/lib/rules/salary/professional-tax-places'
import { payFromInHand } from '@/lib/salary/pay-from-in-hand'
import { placeTax } from '@/lib/salary/professional-tax'
import { regimes } from '@/lib/salary/regimes'
import type { SalaryAnswer, salaryInputs } from '@/lib/salary/salary-inputs'

// What plain terms do not need comes in one part: the fields, and the calculations behind them.
export { payFromInHand, placeTax, regimes }

const PLACES = Object.fromEntries(professionalTaxPlaces.map((name) => [name, name]))

/** A link may name another place; it is among the options then, and has no professional tax that we know. */
const StateField = ({ field }: { field: FieldBinding }) => (
  <SelectField
    field={field}
    label="State of work"
    hint="For professional tax"
    options={{ ...PLACES, ...(field.text !== '' && { [field.text]: field.text }) }}
  />
)

/** How the pay falls into parts, what comes on top, and what only the old regime looks at. */
export const RareFields = ({ inputs: { field } }: { inputs: ToolInputs<typeof salaryInputs> }) => (
  <>
    <StateField field={field('state')} />
    {field('state').text === 'Maharashtra' && (
      <ChoiceField
        field={field('sex')}
        label="Professional tax as"
        options={{ male: 'Man or other', female: 'Woman' }}
      />
    )}
    {field('startFrom').text !== 'parts' && (
      <div className="grid grid-cols-2 gap-3">
        <PercentField field={field('basicPct')} label="Basic, of pay" />
        <PercentField field={field('hraPct')} label="HRA, of basic" />
      </div>
    )}
    <AmountField field={field('bonus')} label="Bonus a year" hint="Part of the CTC" />
    <PercentField
      field={field('employerNpsPct')}
      label="Employer’s NPS, of basic"
      hint="Untaxed up to 14% of basic in the new regime, 10% in the old"
    />
    <CheckboxField field={field('esi')} label="Employer is covered by ESI (10 or more employees)" />
    <AmountField field={field('rent')} label="Monthly rent" hint="Old regime only, as are the next four" />
    <RentCityField
      field={field('city')}
      label="City of the rented home"
      hint="50% of basic in the eight cities of the list, 40% elsewhere"
    />
    <AmountField
      field={field('other80C')}
      label="80C besides your PF, a year"
      hint="Insurance, school fees, home-loan principal: ₹1,50,000 with PF"
    />
    <AmountField
      field={field('otherDeductions')}
      label="Other deductions a year"
      hint="80D, own NPS, home-loan interest; counted as entered"
    />
    <ChoiceField
      field={field('age')}
      label="Age"
      options={{ below60: 'Below 60', senior60to79: '60 to 79', superSenior80plus: '80 or more' }}
    />
    <SelectField field={field('taxYear')} label="Tax year" options={{ '2026-27': '2026-27' }} />
  </>
)

const PERIODS = { month: 'a month', halfYear: 'a half-year', year: 'a year' }

/** Why a place's professional tax is not deducted, where that is so. */
export function openTaxNote({ salary: { state }, chosen }: SalaryAnswer): string | false {
  const { open } = chosen.cost.professionalTax
  if (open === null) return false
  if (open === 'notFound')
    return `Professional tax is not deducted here: no reliable figure was found for ${state}.`
  const [one, other] = open.readings.map((reading) => rupees(reading))
  return `Professional tax is not deducted here: for this pay our sources disagree, ${one} or ${other} ${PERIODS[open.per]}.`
}

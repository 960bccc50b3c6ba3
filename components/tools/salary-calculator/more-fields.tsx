import { inForce } from '@/lib/rules/in-force'
import { savingsLimit } from '@/lib/rules/income-tax/savings-limit'
import { rentAllowance } from '@/lib/rules/income-tax/rent-allowance'
import { employerPensionLimit } from '@/lib/rules/income-tax/employer-pension'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { AmountField, PercentField } from '@/components/fields/number-field'
import { RentCityField } from '@/components/fields/rent-city-field'
import { SelectField } from '@/components/fields/select-field'
import type { FieldBinding, InputsProps } from '@/components/tool-form/use-tool-inputs'
import { rupees } from '@/lib/format/numbers'
import { professionalTaxPlaces } from '@/lib/rules/salary/professional-tax-places'
import { payFromInHand } from '@/lib/salary/pay-from-in-hand'
import { placeTax } from '@/lib/salary/professional-tax'
import { regimes } from '@/lib/salary/regimes'
import { type SalaryAnswer, type salaryInputs, salaryYears } from '@/lib/salary/salary-inputs'
import { inOrder } from '@/lib/language/in-order'
import { filled, t } from '@/lib/language/words'
import { taxPlaceName } from './tax-place-name'

const PENSION = inForce(employerPensionLimit).value
const RENT = inForce(rentAllowance).value

// What plain terms do not need comes in one part: the fields, and the law behind them.
export const salaryLaw = { payFromInHand, placeTax, regimes }

const PLACES = inOrder(Object.fromEntries(professionalTaxPlaces.map((name) => [name, taxPlaceName(name)])))

/** A link may name another place; it is among the options then, and has no professional tax that we know. */
const StateField = ({ field }: { field: FieldBinding }) => (
  <SelectField
    field={field}
    label={t('State of work')}
    hint={t('For professional tax')}
    options={{ ...PLACES, ...(field.text !== '' && { [field.text]: taxPlaceName(field.text) }) }}
  />
)

/** How the pay falls into parts, what comes on top, and what only the old regime looks at. */
export const MoreSalaryFields = ({ inputs: { field } }: InputsProps<typeof salaryInputs>) => (
  <>
    <StateField field={field('state')} />
    {field('state').text === 'Maharashtra' && (
      <ChoiceField
        field={field('sex')}
        label={t('Professional tax as')}
        options={{ male: t('Man or other'), female: t('Woman') }}
      />
    )}
    {field('startFrom').text !== 'parts' && (
      <div className="grid grid-cols-2 gap-3">
        <PercentField field={field('basicPct')} label={t('Basic, of pay')} />
        <PercentField field={field('hraPct')} label={t('HRA, of basic')} />
      </div>
    )}
    <AmountField field={field('bonus')} label={t('Bonus a year')} hint={t('Part of the CTC')} />
    <PercentField
      field={field('employerNpsPct')}
      label={t('Employer’s NPS, of basic')}
      hint={t(
        'Untaxed up to {0}% of basic in the new regime, {1}% in the old',
        PENSION.newRegimePercent,
        PENSION.oldRegimePercent,
      )}
    />
    <CheckboxField field={field('esi')} label={t('Employer is covered by ESI (10 or more employees)')} />
    <AmountField
      field={field('rent')}
      label={t('Monthly rent')}
      hint={t('Old regime only, as are the next four')}
    />
    <RentCityField
      field={field('city')}
      label={t('City of the rented home')}
      hint={t(
        '{0}% of basic in the eight cities of the list, {1}% elsewhere',
        RENT.metroPercent,
        RENT.elsewherePercent,
      )}
    />
    <AmountField
      field={field('other80C')}
      label={t('80C besides your PF, a year')}
      hint={t(
        'Insurance, school fees, home-loan principal: {0} with PF',
        rupees(inForce(savingsLimit).value.most),
      )}
    />
    <AmountField
      field={field('otherDeductions')}
      label={t('Other deductions a year')}
      hint={t('80D, own NPS, home-loan interest; counted as entered')}
    />
    <ChoiceField
      field={field('age')}
      label={t('Age')}
      options={{ below60: t('Below 60'), senior60to79: t('60 to 79'), superSenior80plus: t('80 or more') }}
    />
    <SelectField
      field={field('taxYear')}
      label={t('Tax year')}
      options={Object.fromEntries(
        salaryYears()
          .toReversed()
          .map((year) => [year, year]),
      )}
    />
  </>
)

const DISAGREEMENTS = {
  month: t('Professional tax is not deducted here: for this pay our sources disagree, {0} or {1} a month.'),
  halfYear: t(
    'Professional tax is not deducted here: for this pay our sources disagree, {0} or {1} a half-year.',
  ),
  year: t('Professional tax is not deducted here: for this pay our sources disagree, {0} or {1} a year.'),
}

/** Why a place's professional tax is not deducted, where that is so. */
export function openTaxNote({ salary: { state }, chosen }: SalaryAnswer): string | false {
  const { open } = chosen.cost.professionalTax
  if (open === null) return false
  if (open === 'notFound')
    return t(
      'Professional tax is not deducted here: no reliable figure was found for {0}.',
      taxPlaceName(state),
    )
  return filled(
    DISAGREEMENTS[open.per],
    open.readings.map((amount) => rupees(amount)),
  )
}

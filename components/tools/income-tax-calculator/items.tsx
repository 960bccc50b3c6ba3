import { CheckboxField } from '@/components/fields/checkbox-field'
import { SelectField } from '@/components/fields/select-field'
import { AmountField } from '@/components/fields/number-field'
import { RuleNote } from '@/components/results/rule-note'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { rupees } from '@/lib/format/numbers'
import { deductionRules } from '@/lib/rules/income-tax/deduction-limits'
import { employerPensionLimit } from '@/lib/rules/income-tax/employer-pension'
import type { RentCity } from '@/lib/rules/income-tax/rent-cities'
import { ruleOn } from '@/lib/rules/rule'
import { itemLimits, type ItemLimit, totalAllowed } from '@/lib/tax/deductions'
import { employerPensionAllowed, employerPensionPercent } from '@/lib/tax/employer-pension'
import { firstDayOf, type incomeTaxInputs, itemNames } from '@/lib/tax/income-tax'

export { employerPensionAllowed, totalAllowed }

interface ItemsProps {
  inputs: ToolInputs<typeof incomeTaxInputs>
}

/** The items, where the old regime lets them be changed, and what they come to. */
export function DeductionItems({ inputs }: ItemsProps) {
  const items = inputs.read(...itemNames)
  const basics = inputs.read('rules', 'age')
  return (
    <>
      {inputs.field('regime').text === 'old' && <ItemFields inputs={inputs} />}
      {items && basics && (
        <Allowed
          words="Allowed in the old regime:"
          name="allowedDeductions"
          amount={totalAllowed(items, basics.age, firstDayOf(basics.rules))}
        />
      )}
    </>
  )
}

interface AllowedProps {
  words: string
  name: string
  /** What assistive technology calls the amount. */
  label?: string
  amount: number
}

/** What a limit leaves of an amount. */
const Allowed = ({ words, name, label, amount }: AllowedProps) => (
  <p className="font-medium">
    {words}{' '}
    <output name={name} data-value={amount} aria-label={label}>
      {rupees(amount)}
    </output>
  </p>
)

const LABELS = {
  savings: 'PF, insurance, school fees, home-loan principal',
  pension: 'Own NPS contribution',
  health: 'Health insurance, own family',
  healthParents: 'Health insurance, parents',
  homeLoanInterest: 'Interest on the loan for the home you live in',
  depositInterest: 'Interest on savings accounts (from age 60, deposits too)',
}

/** The section of savings by the number that people know, and the one of the 2025 Act. */
const limitInWords = (name: string, { section, most }: ItemLimit) =>
  name === 'savings'
    ? `80C (now section 123): at most ${rupees(most)} a year`
    : `Section ${section}: at most ${rupees(most)} a year`

/** Deductions one by one, each with its section and its limit in the chosen year. */
function ItemFields({ inputs }: ItemsProps) {
  const { field } = inputs
  const basics = inputs.read('rules', 'age', 'parentsFrom60')
  if (!basics) return null
  const date = firstDayOf(basics.rules)
  const limits = itemLimits(basics.age, basics.parentsFrom60, date)
  const itemField = (name: keyof typeof LABELS) => (
    <AmountField field={field(name)} label={LABELS[name]} hint={limitInWords(name, limits[name])} />
  )
  return (
    <>
      {itemField('savings')}
      {itemField('pension')}
      {itemField('health')}
      {itemField('healthParents')}
      <CheckboxField field={field('parentsFrom60')} label="A parent is 60 or older" />
      {itemField('homeLoanInterest')}
      {itemField('depositInterest')}
      <AmountField field={field('otherDeductions')} label="Other deductions" hint="Allowed as entered" />
      <BasicField inputs={inputs} />
      <AmountField field={field('allowance')} label="Monthly house rent allowance (HRA)" />
      <AmountField
        field={field('rent')}
        label="Monthly rent paid"
        hint="Exempt: the least of HRA, rent less 10% of basic, and 50% or 40% of basic by city"
      />
      <CityField inputs={inputs} />
      <details className="disclosure">
        <summary className="font-medium">Sources of these limits</summary>
        {deductionRules.map((rule) => (
          <RuleNote key={rule.label} {...rule} source={ruleOn(rule, date).source} />
        ))}
      </details>
    </>
  )
}

const CITIES: Record<RentCity, string> = {
  delhi: 'Delhi',
  mumbai: 'Mumbai',
  kolkata: 'Kolkata',
  chennai: 'Chennai',
  bengaluru: 'Bengaluru',
  hyderabad: 'Hyderabad',
  pune: 'Pune',
  ahmedabad: 'Ahmedabad',
  other: 'Another city or village',
}
/** What a link of the former tick box says. */
const A_METRO = { metro: 'Delhi, Mumbai, Kolkata or Chennai' }

function CityField({ inputs: { field, set } }: ItemsProps) {
  const city = field('city')
  const fromOldLink = field('inMetro').text === 'true' && city.text === 'other'
  return (
    <SelectField
      field={{
        ...city,
        text: fromOldLink ? 'metro' : city.text,
        onText: (chosen) => set({ city: chosen, inMetro: 'false' }),
      }}
      label="City of the rented home"
      hint="50% of basic: Delhi, Mumbai, Kolkata, Chennai; from FY 2026-27 also Bengaluru, Hyderabad, Pune, Ahmedabad"
      options={fromOldLink ? { ...A_METRO, ...CITIES } : CITIES}
    />
  )
}

const BasicField = ({ inputs }: ItemsProps) => (
  <AmountField field={inputs.field('basic')} label="Monthly basic salary and DA" />
)

/** What the limit of the employer's contribution depends on, and what of it is allowed. */
export function EmployerPensionTerms({ inputs }: ItemsProps) {
  const { field, read } = inputs
  const basics = read('rules', 'regime', 'governmentEmployer')
  const pension = read('employerPension', 'basic', 'governmentEmployer')
  if (!basics || field('employerPension').text === '0') return null
  const date = firstDayOf(basics.rules)
  const { value, source } = ruleOn(employerPensionLimit, date)
  const percent = employerPensionPercent(basics.governmentEmployer, basics.regime, date)
  const allowed = pension && employerPensionAllowed(pension, basics.regime, date)
  const basicIsAbove = basics.regime === 'old' && field('deductionsAs').text === 'items'
  return (
    <>
      {!basicIsAbove && <BasicField inputs={inputs} />}
      {basics.regime === 'old' && (
        <CheckboxField
          field={field('governmentEmployer')}
          label="The employer is the central or a state government"
        />
      )}
      {allowed !== null && (
        <Allowed
          words="Allowed:"
          name="allowedEmployerPension"
          label="Employer’s contribution, allowed"
          amount={allowed}
        />
      )}
      <p className="text-sm text-soft">
        Section {value.section}: at most {percent}% of basic salary and DA. What employers pay into NPS,
        provident fund and superannuation together beyond ₹7,50,000 a year is taxed; that is not counted here.
      </p>
      <RuleNote {...employerPensionLimit} source={source} />
    </>
  )
}

import { AmountField } from '@/components/fields/amount-field'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { SelectField } from '@/components/fields/select-field'
import { RuleNote } from '@/components/results/rule-note'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { rupees } from '@/lib/format/numbers'
import { deductionRules, type RentCity } from '@/lib/rules/income-tax-deductions'
import { ruleOn } from '@/lib/rules/rule'
import { itemLimits, type ItemLimit } from '@/lib/tax/deductions'
import { firstDayOf, type incomeTaxInputs } from '@/lib/tax/income-tax-inputs'

interface ItemFieldsProps {
  inputs: ToolInputs<typeof incomeTaxInputs>
}

const limitInWords = ({ section, most }: ItemLimit) => `Section ${section}: at most ${rupees(most)} a year`

/** By the section that people know, and the one of the 2025 Act. */
const savingsInWords = ({ most }: ItemLimit) => `80C (now section 123): at most ${rupees(most)} a year`

/** Deductions one by one, each with its section and its limit in the chosen year. */
export function ItemFields({ inputs }: ItemFieldsProps) {
  const { field } = inputs
  const basics = inputs.read('rules', 'age', 'parentsFrom60')
  if (!basics) return null
  const date = firstDayOf(basics.rules)
  const limits = itemLimits(basics.age, basics.parentsFrom60, date)
  return (
    <>
      <AmountField
        field={field('savings')}
        label="PF, insurance, school fees, home-loan principal"
        hint={savingsInWords(limits.savings)}
      />
      <AmountField
        field={field('pension')}
        label="Own NPS contribution"
        hint={limitInWords(limits.pension)}
      />
      <AmountField
        field={field('health')}
        label="Health insurance, own family"
        hint={limitInWords(limits.health)}
      />
      <AmountField
        field={field('healthParents')}
        label="Health insurance, parents"
        hint={limitInWords(limits.healthParents)}
      />
      <CheckboxField field={field('parentsFrom60')} label="A parent is 60 or older" />
      <AmountField
        field={field('homeLoanInterest')}
        label="Interest on the loan for the home you live in"
        hint={limitInWords(limits.homeLoanInterest)}
      />
      <AmountField
        field={field('depositInterest')}
        label="Interest on savings accounts (from age 60, deposits too)"
        hint={limitInWords(limits.depositInterest)}
      />
      <AmountField field={field('otherDeductions')} label="Other deductions" hint="Allowed as entered" />
      <RentFields inputs={inputs} />
      <LimitSources date={date} />
    </>
  )
}

function RentFields({ inputs }: ItemFieldsProps) {
  const { field } = inputs
  return (
    <>
      <AmountField field={field('basic')} label="Basic salary and DA, a month" />
      <AmountField field={field('allowance')} label="House rent allowance (HRA), a month" />
      <AmountField
        field={field('rent')}
        label="Rent paid, a month"
        hint="Exempt: the least of HRA, rent less 10% of basic, and 50% or 40% of basic by city"
      />
      <CityField inputs={inputs} />
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

function CityField({ inputs: { field, set } }: ItemFieldsProps) {
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

function LimitSources({ date }: { date: string }) {
  return (
    <details>
      <summary className="flex min-h-11 items-center font-medium text-link">Sources of these limits</summary>
      {deductionRules.map((rule) => (
        <RuleNote
          key={rule.says}
          says={rule.says}
          source={ruleOn(rule, date).source}
          checkedOn={rule.checkedOn}
        />
      ))}
    </details>
  )
}

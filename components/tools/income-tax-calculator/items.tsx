import { inForce } from '@/lib/rules/in-force'
import { rentAllowance } from '@/lib/rules/income-tax/rent-allowance'
import { yearOfRules } from '@/lib/tax/rule-ids'
import { AmountChips } from '@/components/fields/amount-chips'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { SelectField } from '@/components/fields/select-field'
import { AmountField } from '@/components/fields/number-field'
import { RuleNote } from '@/components/results/rule-note'
import type { InputBinding, InputsProps } from '@/components/tool-form/use-tool-inputs'
import { rupees } from '@/lib/format/numbers'
import { groupAmount } from '@/lib/inputs/amount-typing'
import { deductionRules, ownPensionPercent } from '@/lib/rules/income-tax/deduction-limits'
import type { RentCity } from '@/lib/rules/income-tax/rent-cities'
import { ruleOn, type RuleRow } from '@/lib/rules/rule'
import { rentCityNames } from '@/lib/salary/rent-city-name'
import { itemLimits, type ItemLimit, totalAllowed } from '@/lib/tax/deductions'
import { firstDayOf, type incomeTaxInputs } from '@/lib/tax/income-tax'
import { carriedOver, itemNames } from '@/lib/tax/tax-details'
import { inOrder } from '@/lib/language/in-order'
import { nameOf, namesOf, t } from '@/lib/language/words'
import { AllowedAmount } from './allowed-amount'
import { UnreadDeduction } from './unread-deduction'

const RENT = inForce(rentAllowance).value

type ItemsProps = InputsProps<typeof incomeTaxInputs>

/** The items, where the old regime lets them be changed, and what they come to. */
export function DeductionItems({ inputs }: ItemsProps) {
  const items = inputs.read(...itemNames)
  const basics = inputs.read('rules', 'age')
  const isOld = inputs.field('regime').text === 'old'
  return (
    <>
      {isOld ? <ItemFields inputs={inputs} /> : !items && <UnreadDeduction />}
      {items && basics && (
        <AllowedAmount
          words={t('Allowed in the old regime:')}
          name="allowedDeductions"
          amount={totalAllowed(items, basics.age, firstDayOf(yearOfRules(basics.rules)))}
        />
      )}
    </>
  )
}

/** The total typed before goes to the items. */
export function carryOver({ read, set }: ItemsProps['inputs']): void {
  const carried = Object.entries(carriedOver(read))
  set(Object.fromEntries(carried.map(([name, amount]) => [name, groupAmount(String(amount))])))
}

const LABELS = {
  savings: t('PF, insurance, school fees, home-loan principal'),
  pension: t('Own NPS contribution'),
  health: t('Health insurance, own family'),
  healthParents: t('Health insurance, parents'),
  homeLoanInterest: t('Interest on the loan for the home you live in'),
  depositInterest: t('Interest on savings accounts (from age 60, deposits too)'),
}

/** The last day of the 1961 Act, whose section numbers people know. */
const FAMILIAR = '2026-03-31'

/** 'Section 80C (now 123): at most ₹1,50,000 a year' */
const limitInWords = ({ section, most }: ItemLimit, familiar: ItemLimit) =>
  section === familiar.section
    ? t('Section {0}: at most {1} a year', nameOf('tax-rules', section), rupees(most))
    : t(
        'Section {0} (now {1}): at most {2} a year',
        nameOf('tax-rules', familiar.section),
        section,
        rupees(most),
      )

/** Deductions one by one, each with its section and its limit in the chosen year. */
function ItemFields({ inputs }: ItemsProps) {
  const { field } = inputs
  const basics = inputs.read('rules', 'age', 'parentsFrom60')
  if (!basics) return null
  const date = firstDayOf(yearOfRules(basics.rules))
  const limits = itemLimits(basics.age, basics.parentsFrom60, date)
  const familiar = itemLimits(basics.age, basics.parentsFrom60, FAMILIAR)
  const itemField = (name: keyof typeof LABELS) => (
    <AmountField
      field={field(name)}
      label={LABELS[name]}
      hint={
        name === 'pension'
          ? t(
              '{0}. More counts with the first field, up to {1}% of the basic salary entered below',
              limitInWords(limits[name], familiar[name]),
              ruleOn(ownPensionPercent, date).value,
            )
          : limitInWords(limits[name], familiar[name])
      }
      suffix={<UpToLimit field={field(name)} most={limits[name].most} />}
    />
  )
  return (
    <>
      {itemField('savings')}
      {itemField('pension')}
      {itemField('health')}
      {itemField('healthParents')}
      <CheckboxField field={field('parentsFrom60')} label={t('A parent is 60 or older')} />
      {itemField('homeLoanInterest')}
      {itemField('depositInterest')}
      <AmountField
        field={field('otherDeductions')}
        label={t('Other deductions')}
        hint={t('Allowed as entered')}
      />
      <AmountField field={field('basic')} label={t('Monthly basic salary and DA')} />
      <AmountField field={field('allowance')} label={t('Monthly house rent allowance (HRA)')} />
      <AmountField
        field={field('rent')}
        label={t('Monthly rent paid')}
        hint={t(
          'Exempt: the least of HRA, rent less {0}% of basic, and {1}% or {2}% of basic by city',
          RENT.ownSharePercent,
          RENT.metroPercent,
          RENT.elsewherePercent,
        )}
      />
      <CityField inputs={inputs} />
      <details className="disclosure">
        <summary className="font-medium">{t('Sources of these limits')}</summary>
        {deductionRules.map((rule) => (
          <RuleNote
            key={rule.label}
            {...rule}
            label={nameOf('tax-rules', rule.label)}
            row={ruleOn<RuleRow<unknown>>(rule, date)}
          />
        ))}
      </details>
    </>
  )
}

/**
 * Fills a field up to its limit, and empties it again, in one tap in place of the digits. Typing does the
 * same, and so Tab passes it by. Between the two the field has words for lakhs in its place.
 */
function UpToLimit({ field, most }: { field: InputBinding<number>; most: number }) {
  const full = field.value === most
  if (!full && field.value !== 0) return <AmountChips field={field} />
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-pressed={full}
      aria-label={t('Max, {0}', rupees(most))}
      className="no-print min-h-11 min-w-11 px-1 text-sm text-link"
      onClick={() => field.onText(full ? '0' : groupAmount(String(most)))}
    >
      {t('Max')}
    </button>
  )
}

const CITIES = {
  ...inOrder(namesOf('cities', rentCityNames)),
  other: t('Another city or village'),
} as Record<RentCity, string>
/** The link value of the former checkbox. */
const A_METRO = { metro: t('Delhi, Mumbai, Kolkata or Chennai') }

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
      label={t('City of the rented home')}
      hint={t(
        '{0}% of basic: Delhi, Mumbai, Kolkata, Chennai; from FY 2026-27 also Bengaluru, Hyderabad, Pune, Ahmedabad',
        RENT.metroPercent,
      )}
      options={fromOldLink ? { ...A_METRO, ...CITIES } : CITIES}
    />
  )
}

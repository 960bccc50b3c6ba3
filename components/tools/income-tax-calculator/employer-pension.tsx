import { rupees } from '@/lib/format/numbers'
import { employerFundLimitValues } from '@/lib/rules/salary/provident-fund'
import { yearOfRules } from '@/lib/tax/rule-ids'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { AmountField } from '@/components/fields/number-field'
import { RuleNote } from '@/components/results/rule-note'
import type { InputsProps } from '@/components/tool-form/use-tool-inputs'
import { employerPensionLimit } from '@/lib/rules/income-tax/employer-pension'
import { ruleOn } from '@/lib/rules/rule'
import { employerPensionAllowed, employerPensionPercent } from '@/lib/tax/employer-pension'
import { firstDayOf, type incomeTaxInputs } from '@/lib/tax/income-tax'
import { nameOf, t } from '@/lib/language/words'
import { AllowedAmount } from './allowed-amount'

type EmployerPensionProps = InputsProps<typeof incomeTaxInputs>

/** The one contribution that the new regime takes off too. */
export const EmployerPension = ({ inputs }: EmployerPensionProps) => (
  <>
    <AmountField
      field={inputs.field('employerPension')}
      label={t('Employer’s NPS contribution in the year')}
      hint={t('In both regimes. Count it in the gross income too.')}
    />
    <EmployerPensionTerms inputs={inputs} />
  </>
)

/** What the limit of the employer's contribution depends on, and what of it is allowed. */
function EmployerPensionTerms({ inputs }: EmployerPensionProps) {
  const { field, read } = inputs
  const basics = read('rules', 'regime', 'governmentEmployer')
  const pension = read('employerPension', 'basic', 'governmentEmployer')
  if (!basics || field('employerPension').text === '0') return null
  const date = firstDayOf(yearOfRules(basics.rules))
  const row = ruleOn(employerPensionLimit, date)
  const percent = employerPensionPercent(basics.governmentEmployer, basics.regime, date)
  const allowed = pension && employerPensionAllowed(pension, basics.regime, date)
  const basicIsAbove = basics.regime === 'old' && field('deductionsAs').text === 'items'
  return (
    <>
      {!basicIsAbove && <AmountField field={field('basic')} label={t('Monthly basic salary and DA')} />}
      {basics.regime === 'old' && (
        <CheckboxField
          field={field('governmentEmployer')}
          label={t('The employer is the central or a state government')}
        />
      )}
      {allowed !== null && (
        <AllowedAmount
          words={t('Allowed:')}
          name="allowedEmployerPension"
          label={t('Employer’s contribution, allowed')}
          amount={allowed}
        />
      )}
      <p className="text-sm text-soft">
        {t(
          'Section {0}: at most {1}% of basic salary and DA. What employers pay into NPS, provident fund and superannuation together beyond {2} a year is taxed; that is not counted here.',
          nameOf('tax-rules', row.value.section),
          percent,
          rupees(ruleOn(employerFundLimitValues, date).value.most),
        )}
      </p>
      <RuleNote {...employerPensionLimit} label={nameOf('tax-rules', employerPensionLimit.label)} row={row} />
    </>
  )
}

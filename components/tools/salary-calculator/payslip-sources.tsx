import { rupees } from '@/lib/format/numbers'
import { inForce } from '@/lib/rules/in-force'
import { employerFundLimitValues } from '@/lib/rules/salary/provident-fund'
import { RuleNote } from '@/components/results/rule-note'
import { WageCeilingNote } from '@/components/results/wage-ceiling-note'
import { nameOf, t } from '@/lib/language/words'
import { incomeTaxLaw } from '@/lib/rules/income-tax/tax-law'
import { ruleOn, type RuleRow } from '@/lib/rules/rule'
import { employerFundLimit, providentFund, stateInsurance, wageLaw } from '@/lib/rules/salary/payroll-rules'
import { PROFESSIONAL_TAX_CHECKED_ON } from '@/lib/rules/salary/professional-tax-places'
import { professionalTaxSourceOf } from '@/lib/rules/salary/professional-tax-sources'
import type { Salary } from '@/lib/salary/salary'
import { taxPlaceName } from './tax-place-name'

/** Where the figures of a payslip were read. */
export function PayslipSources({ salary: { date, state } }: { salary: Pick<Salary, 'date' | 'state'> }) {
  const rules = [wageLaw, providentFund, employerFundLimit, stateInsurance, incomeTaxLaw]
  return (
    <>
      {rules.map((rule) => {
        const label = nameOf('tax-rules', rule.label)
        const row = ruleOn<RuleRow<unknown>>(rule, date)
        const { unit, values, checkedOn } = rule
        return <RuleNote key={rule.label} {...{ label, row, unit, values, checkedOn }} />
      })}
      <WageCeilingNote />
      <RuleNote
        label={t('Professional tax, {0}', taxPlaceName(state))}
        row={{ source: professionalTaxSourceOf(state) }}
        checkedOn={PROFESSIONAL_TAX_CHECKED_ON}
      />
      <p className="mt-3 text-sm text-soft">
        {t(
          'Not counted: labour welfare fund, state exemptions from professional tax, and interest on contributions above {0}. The Ministry of Labour counts every payment besides basic, DA and retaining allowance as an allowance; by the words of the section, a special allowance paid to all may be wages in full.',
          rupees(inForce(employerFundLimitValues).value.most),
        )}
      </p>
    </>
  )
}

import type { ReactNode } from 'react'
import { AmountField } from '@/components/fields/amount-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { SelectField } from '@/components/fields/select-field'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { type incomeTaxInputs, taxRuleIds, taxRules } from '@/lib/tax/income-tax-inputs'

const RULES = Object.fromEntries(taxRuleIds.map((id) => [id, taxRules(id).law.name]))

interface TaxFieldsProps {
  inputs: ToolInputs<typeof incomeTaxInputs>
  onRules(rules: string): void
  /** The deductions. */
  children: ReactNode
}

/** Whose income, and under which rules. */
export function TaxFields({ inputs, onRules, children }: TaxFieldsProps) {
  const { field } = inputs
  const isNew = field('regime').text === 'new'
  return (
    <>
      <SelectField field={{ ...field('rules'), onText: onRules }} label="Rules" options={RULES} />
      <AmountField
        field={field('income')}
        label="Annual Gross Income (₹)"
        slider={{ min: 0, max: 50_00_000, step: 25_000 }}
      />
      <div>
        <ChoiceField
          field={field('regime')}
          label="Regime"
          options={{ new: 'New Regime (Default)', old: 'Old Regime' }}
        />
        <p className="mt-1 text-sm text-soft">
          {isNew ? 'Lower rates, hardly any deductions.' : 'Higher rates, with deductions such as 80C.'}
        </p>
      </div>
      <div>
        <ChoiceField
          field={field('age')}
          label="Age"
          options={{ below60: 'Below 60', senior: '60 to 79', superSenior: '80 or more' }}
        />
        <p className="mt-1 text-sm text-soft">
          For residents, in the old regime as enacted. Counts if reached in the year.
        </p>
      </div>
      {children}
    </>
  )
}

import { ruleOn } from '@/lib/rules/rule'
import { lawDay } from '@/lib/rules/in-force'
import type { ComponentType } from 'react'
import { ChoiceField } from '@/components/fields/choice-field'
import { AmountField } from '@/components/fields/number-field'
import type { InputsProps, ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { DidNotLoad } from '@/components/ui/load-error'
import { rupees } from '@/lib/format/numbers'
import { PROVIDENT_FUND_CHECKED_ON, providentFundValues } from '@/lib/rules/salary/provident-fund'
import { fundShares } from '@/lib/salary/provident-fund'
import type { salaryInputs } from '@/lib/salary/salary-inputs'
import { t } from '@/lib/language/words'
import { hasMoreTerms } from './plain-terms'

interface FieldsProps {
  inputs: ToolInputs<typeof salaryInputs>
  /** Undefined until its script has loaded. */
  MoreFields: ComponentType<InputsProps<typeof salaryInputs>> | undefined
  onOpenMore(): void
  /** Where that script did not load. */
  onRetry: (() => void) | undefined
}

export function SalaryFields({ inputs, MoreFields, onOpenMore, onRetry }: FieldsProps) {
  const { field } = inputs
  const day = lawDay(PROVIDENT_FUND_CHECKED_ON)
  const { wageCeiling: ceiling, employeePercent } = ruleOn(providentFundValues, day).value
  const { employee } = fundShares(ceiling, 'ceiling', day)
  return (
    <>
      <ChoiceField
        field={field('startFrom')}
        label={t('Start from')}
        options={{
          ctc: t('CTC'),
          gross: t('Monthly pay'),
          parts: t('Basic, HRA, …'),
          inHand: t('Wanted in hand'),
        }}
      />
      <StartFields field={field} />
      <ChoiceField
        field={field('regime')}
        label={t('Tax regime')}
        labelHidden
        options={{ new: t('New Regime (Default)'), old: t('Old Regime') }}
      />
      <ChoiceField
        field={field('pf')}
        label={t('Provident fund (PF) on')}
        hint={t(
          '{0}% of all wages, or of {1}: {2} a month',
          employeePercent,
          rupees(ceiling),
          rupees(employee),
        )}
        options={{ full: t('All wages'), ceiling: rupees(ceiling), none: t('No PF') }}
      />
      <details
        open={hasMoreTerms(inputs.fragment) || undefined}
        onToggle={onOpenMore}
        className="disclosure border-t border-line"
      >
        <summary className="font-medium">{t('State, pay structure, bonus, NPS, rent, 80C')}</summary>
        <div className="grid gap-2 pt-2">{MoreFields && <MoreFields inputs={inputs} />}</div>
      </details>
      {onRetry && <DidNotLoad what={t('This part')} onRetry={onRetry} />}
    </>
  )
}

/** What is known of the salary; with keys of their own, so that what was typed into one is not taken for another's. */
function StartFields({ field }: Pick<FieldsProps['inputs'], 'field'>) {
  switch (field('startFrom').text) {
    case 'gross':
      return (
        <AmountField key="gross" field={field('monthlyGross')} label={t('Pay a month, before deductions')} />
      )
    case 'parts':
      return (
        <>
          <AmountField field={field('basic')} label={t('Basic and DA, a month')} />
          <AmountField field={field('hra')} label={t('House rent allowance (HRA), a month')} />
          <AmountField field={field('special')} label={t('All other allowances, a month')} />
        </>
      )
    case 'inHand':
      return <AmountField key="inHand" field={field('wantedInHand')} label={t('Wanted in hand, a month')} />
    default:
      return (
        <AmountField
          key="ctc"
          field={field('ctc')}
          label={t('Cost to company (CTC), a year')}
          slider={[1_00_000, 1_00_00_000, 50_000]}
        />
      )
  }
}

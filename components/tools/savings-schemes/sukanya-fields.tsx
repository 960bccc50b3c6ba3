import { DepositsField } from '@/components/fields/deposits-field'
import { PercentField } from '@/components/fields/number-field'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { type savingsSchemesInputs, sukanyaDeposits } from '@/lib/savings/savings-schemes'
import { sukanya } from '@/lib/savings/sukanya'
import { t } from '@/lib/language/words'
import { sukanyaWarnings, sukanyaWorking } from './sukanya-working'

// What only Sukanya Samriddhi needs comes in one part: its fields, the calculation behind them, and its words.
export { sukanya, sukanyaWarnings, sukanyaWorking }

export interface SukanyaFieldsProps {
  inputs: ToolInputs<typeof savingsSchemesInputs>
  /** The day of opening. */
  opened: string
}

/** Deposits by date, and the rate. */
export const SukanyaFields = ({ inputs: { field }, opened }: SukanyaFieldsProps) => (
  <>
    <DepositsField field={field('deposits')} list={sukanyaDeposits} opens={opened} />
    <PercentField
      field={field('rates')}
      label={t('Interest rate')}
      hint={t('Leave empty for the notified rate of each quarter')}
    />
  </>
)

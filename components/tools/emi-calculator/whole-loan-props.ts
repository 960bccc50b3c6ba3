import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import type { emiInputs, Loan } from '@/lib/finance/emi'

export interface WholeLoanProps {
  inputs: ToolInputs<typeof emiInputs>
  loan: Loan
  /** 'YYYY-MM', or '' for the visitor's present month. */
  start: string
}

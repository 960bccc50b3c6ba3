import type { LawInputs } from '@/components/tool-form/use-law-inputs'
import type { incomeTaxInputs } from '@/lib/tax/income-tax'
import { detailedTaxQuestion } from '@/lib/tax/tax-details'
import { TaxAnswer } from './tax-answer'

/** The answer where it needs the limits of deductions. */
export const DetailedAnswer = ({ inputs }: { inputs: LawInputs<typeof incomeTaxInputs> }) => (
  <TaxAnswer inputs={inputs} question={detailedTaxQuestion(inputs.read)} />
)

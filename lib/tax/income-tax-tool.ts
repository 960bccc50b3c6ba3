import { incomeTaxInputs, type ReadTaxInputs } from '@/lib/tax/income-tax'
import { taxAnswer } from '@/lib/tax/income-tax-answer'
import { kindResults } from '@/lib/tax/income-kinds/kind-results'
import { detailedTaxQuestion } from '@/lib/tax/tax-details'

/** The answer to all fields, with the limits of deductions and the law of each kind of income. */
export function detailedTaxAnswer(read: ReadTaxInputs) {
  const question = detailedTaxQuestion(read)
  if (!question) return null
  const ofKind = kindResults(read, question)
  return { ...taxAnswer(question, ofKind.figures), ofKind }
}

export const incomeTaxTool = {
  slug: 'income-tax-calculator',
  inputs: incomeTaxInputs,
  answer: detailedTaxAnswer,
} as const

'use client'

import { WhenSeen } from '@/components/results/when-seen'
import { ToolForm } from '@/components/tool-form/tool-form'
import { type ToolInputs, useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { SimplifiedWarning } from '@/components/tools/income-tax-calculator/simplified-warning'
import { TaxAnswer } from '@/components/tools/income-tax-calculator/tax-answer'
import { TaxFields } from '@/components/tools/income-tax-calculator/tax-fields'
import { incomeTaxInputs, itemNames } from '@/lib/tax/income-tax-inputs'
import type { TaxQuestion } from '@/lib/tax/tax-question'

const loadComparison = () => import('@/components/tools/income-tax-calculator/tax-comparison')

export function IncomeTaxCalculator() {
  const inputs = useToolInputs(incomeTaxInputs)
  const question = questionOf(inputs)
  return (
    <>
      <SimplifiedWarning inputs={inputs} question={question} />
      <ToolForm onReset={inputs.reset} result={<TaxAnswer question={question} fragment={inputs.fragment} />}>
        <TaxFields inputs={inputs} />
      </ToolForm>
      <WhenSeen
        heading="Slab by slab, both regimes, year by year"
        load={loadComparison}
        className="min-h-[56rem]"
        of={question && { question }}
      />
    </>
  )
}

function questionOf(inputs: ToolInputs<typeof incomeTaxInputs>): TaxQuestion | null {
  const basics = inputs.read('rules', 'income', 'regime', 'age', 'deductionsAs')
  if (!basics) return null
  const { deductionsAs, ...rest } = basics
  if (deductionsAs === 'items') {
    const deductions = inputs.read(...itemNames)
    return deductions && { ...rest, deductions }
  }
  const total = inputs.read('deductions')
  return total && { ...rest, ...total }
}

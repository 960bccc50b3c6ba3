'use client'

import { FiguresSeen } from '@/components/results/figures-seen'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { SimplifiedNote } from '@/components/tools/tds-deduction-calculator/simplified-note'
import { TdsAnswer } from '@/components/tools/tds-deduction-calculator/tds-answer'
import { TdsFields } from '@/components/tools/tds-deduction-calculator/tds-fields'
import { useTds } from '@/components/tools/tds-deduction-calculator/use-tds'
import { SIMPLIFIED, tdsInputs } from '@/lib/tax/tds-inputs'

const loadTables = () => import('@/components/tools/tds-deduction-calculator/tds-tables')

export function TdsDeductionCalculator() {
  const inputs = useToolInputs(tdsInputs)
  const form = useTds(inputs)
  return (
    <>
      {inputs.field('rules').text === SIMPLIFIED && (
        <SimplifiedNote inputs={inputs} question={form.question} />
      )}
      <ToolForm onReset={inputs.reset} result={<TdsAnswer form={form} fragment={inputs.fragment} />}>
        <TdsFields inputs={inputs} chosen={form.chosen} terms={form.terms} law={form.law.part} />
      </ToolForm>
      <FiguresSeen
        heading="Years and kinds of payment side by side"
        load={loadTables}
        className="min-h-[56rem]"
        of={form.question && { question: form.question }}
      />
    </>
  )
}

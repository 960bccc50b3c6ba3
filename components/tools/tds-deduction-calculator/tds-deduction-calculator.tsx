'use client'

import { FiguresSeen } from '@/components/results/figures-seen'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useLawInputs } from '@/components/tool-form/use-law-inputs'
import { TdsAnswer } from '@/components/tools/tds-deduction-calculator/tds-answer'
import { TdsFields } from '@/components/tools/tds-deduction-calculator/tds-fields'
import { asTheLawAsks } from '@/components/tools/tds-deduction-calculator/tds-by-newest-law'
import { useTds } from '@/components/tools/tds-deduction-calculator/use-tds'
import { NEWEST_RULES, SIMPLIFIED, tdsInputs } from '@/lib/tax/tds-inputs'

const loadTables = () => import('@/components/tools/tds-deduction-calculator/tds-tables')

const RULES = { name: 'rules', sample: SIMPLIFIED, law: NEWEST_RULES }

export function TdsDeductionCalculator() {
  const inputs = useLawInputs('tds-deduction-calculator', tdsInputs, RULES)
  const form = useTds(inputs)
  const switchToLaw = () => {
    inputs.followLaw()
    if (form.question) inputs.set(asTheLawAsks(form.question))
  }
  return (
    <>
      <ToolForm
        onReset={inputs.reset}
        result={<TdsAnswer form={form} onLaw={switchToLaw} fragment={inputs.fragment} />}
      >
        <TdsFields
          inputs={inputs}
          onRules={inputs.field('rules').onText}
          chosen={form.chosen}
          terms={form.terms}
          law={form.law.part}
        />
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

'use client'

import { FiguresSeen } from '@/components/results/figures-seen'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useLawChoice } from '@/components/tool-form/use-law-choice'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { TdsAnswer } from '@/components/tools/tds-deduction-calculator/tds-answer'
import { TdsFields } from '@/components/tools/tds-deduction-calculator/tds-fields'
import { asTheLawAsks } from '@/components/tools/tds-deduction-calculator/tds-by-newest-law'
import { useTds } from '@/components/tools/tds-deduction-calculator/use-tds'
import { NEWEST_RULES, SIMPLIFIED, tdsInputs } from '@/lib/tax/tds-inputs'

const loadTables = () => import('@/components/tools/tds-deduction-calculator/tds-tables')

const BY_LAW = { rules: NEWEST_RULES }

export function TdsDeductionCalculator() {
  const law = useLawChoice('tds-deduction-calculator')
  const inputs = useToolInputs(tdsInputs, law.chosen ? BY_LAW : undefined)
  const form = useTds(inputs)
  const chooseRules = (rules: string) => {
    if (rules === NEWEST_RULES || rules === SIMPLIFIED) law.choose(rules === NEWEST_RULES)
    inputs.set({ rules })
  }
  const switchToLaw = () => {
    chooseRules(NEWEST_RULES)
    if (form.question) inputs.set(asTheLawAsks(form.question))
  }
  return (
    <>
      <ToolForm
        onReset={law.resetting(inputs.reset)}
        result={<TdsAnswer form={form} onLaw={switchToLaw} fragment={inputs.fragment} />}
      >
        <TdsFields
          inputs={inputs}
          onRules={chooseRules}
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

'use client'

import { FiguresSeen } from '@/components/results/figures-seen'
import { useLatePart } from '@/components/tool-form/use-late-part'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useLawChoice } from '@/components/tool-form/use-law-choice'
import { type ToolInputs, useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { DeductionFields } from '@/components/tools/income-tax-calculator/deduction-fields'
import { TaxAnswer } from '@/components/tools/income-tax-calculator/tax-answer'
import { TaxFields } from '@/components/tools/income-tax-calculator/tax-fields'
import { incomeTaxInputs, itemNames, rulesInForce, SIMPLIFIED } from '@/lib/tax/income-tax-inputs'
import type { TaxQuestion } from '@/lib/tax/tax-question'

const loadItems = () => import('@/components/tools/income-tax-calculator/by-item')
const loadComparison = () => import('@/components/tools/income-tax-calculator/tax-comparison')

const BY_LAW = { rules: rulesInForce }

export function IncomeTaxCalculator() {
  const law = useLawChoice('income-tax-calculator')
  const inputs = useToolInputs(incomeTaxInputs, law.chosen ? BY_LAW : undefined)
  const late = useLatePart(loadItems, inputs.field('deductionsAs').text === 'items')
  const question = questionOf(inputs, late.part)
  const chooseRules = (rules: string) => {
    if (rules === rulesInForce || rules === SIMPLIFIED) law.choose(rules === rulesInForce)
    inputs.set({ rules })
  }
  return (
    <>
      <ToolForm
        onReset={law.resetting(inputs.reset)}
        result={
          <TaxAnswer
            question={question}
            simplified={inputs.field('rules').text === SIMPLIFIED}
            onLaw={() => chooseRules(rulesInForce)}
            fragment={inputs.fragment}
          />
        }
      >
        <TaxFields inputs={inputs} onRules={chooseRules}>
          <DeductionFields inputs={inputs} late={late} />
        </TaxFields>
      </ToolForm>
      <FiguresSeen
        heading="Slab by slab, both regimes, year by year"
        load={loadComparison}
        className="min-h-[56rem]"
        of={question && { question }}
      />
    </>
  )
}

type Inputs = ToolInputs<typeof incomeTaxInputs>
type ItemsPart = Awaited<ReturnType<typeof loadItems>>

/** Null while an input cannot be read, or while the limits of the items are on their way. */
function questionOf(inputs: Inputs, items: ItemsPart | null): TaxQuestion | null {
  const basics = inputs.read('rules', 'income', 'regime', 'age', 'deductionsAs')
  if (!basics) return null
  if (basics.deductionsAs === 'items') {
    const claimed = inputs.read(...itemNames)
    if (!claimed || !items) return null
    return { ...basics, deductionsUnder: (rules) => items.allowedUnder(rules, claimed, basics.age) }
  }
  const total = inputs.read('deductions')
  return total && { ...basics, deductionsUnder: () => total.deductions }
}

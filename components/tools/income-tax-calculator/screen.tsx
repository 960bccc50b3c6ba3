'use client'

import { BarList } from '@/components/results/bar-list'
import { DataAge } from '@/components/results/data-age'
import { FiguresSeen } from '@/components/ui/when-seen'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { LawNotice } from '@/components/tool-form/law-notice'
import { useLatePart } from '@/components/hooks/use-late-part'
import { useLawInputs } from '@/components/tool-form/use-law-inputs'
import { incomeTaxLaw } from '@/lib/rules/income-tax/tax-law'
import {
  incomeTaxInputs,
  rulesInForce,
  SIMPLIFIED,
  taxOf,
  taxQuestionFrom,
  taxRules,
} from '@/lib/tax/income-tax'
import { IncomeTaxFields } from './fields'
import { slabBars, taxRows } from './rows'
import { incomeTaxWorking } from './working'

const RULES = { name: 'rules', sample: SIMPLIFIED, law: rulesInForce } as const

export function IncomeTaxCalculator() {
  const inputs = useLawInputs('income-tax-calculator', incomeTaxInputs, RULES)
  const needsLimits =
    inputs.field('deductionsAs').text === 'items' || inputs.field('employerPension').text !== '0'
  const items = useLatePart(() => import('./items'), needsLimits)
  const question = taxQuestionFrom(inputs.read, items.part)
  const result = question && taxOf(question)
  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<IncomeTaxFields inputs={inputs} items={items} />}
      rows={result && taxRows(question, result)}
      placeholder="Enter income and deductions."
      age={<DataAge kind="law" on={incomeTaxLaw.checkedOn} />}
      notice={
        inputs.field('rules').text === SIMPLIFIED && (
          <LawNotice
            heading="Simplified Calculation"
            action={`Use the law of ${taxRules(rulesInForce).law.name}`}
            onChoose={inputs.followLaw}
          >
            Sample rules for AY 2025-26, with older slabs and no surcharge. They are not the law of any year.
          </LawNotice>
        )
      }
      chart={result && result.slabTax > 0 && <BarList {...slabBars(result)} />}
      shareTitle="Income tax"
      working={result && incomeTaxWorking(question, result)}
    >
      <FiguresSeen
        heading="Both regimes, slab by slab, year by year"
        load={() => import('./comparison')}
        className="min-h-[41rem]"
        props={question && { question }}
      />
    </CalculatorScreen>
  )
}

'use client'

import { SIMPLIFIED } from '@/lib/tax/rule-ids'
import { useState } from 'react'
import { FiguresSeen } from '@/components/ui/when-seen'
import { LazyPart } from '@/components/ui/lazy-part'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useLawInputs } from '@/components/tool-form/use-law-inputs'
import { incomeTaxInputs, needsDetails } from '@/lib/tax/income-tax'
import { plainTaxAnswer } from '@/lib/tax/income-tax-answer'
import { currentTaxYear } from '@/lib/rules/years'
import { t } from '@/lib/language/words'
import { IncomeTaxFields } from './fields'
import { TaxAnswerView } from './tax-answer'

const RULES = { name: 'rules', sample: SIMPLIFIED, law: currentTaxYear }

const loadDetailedAnswer = () => import('./detailed-answer').then(({ DetailedAnswer }) => DetailedAnswer)

export function IncomeTaxCalculator() {
  const inputs = useLawInputs('income-tax-calculator', incomeTaxInputs, RULES)
  const [opened, setOpened] = useState(false)
  const { read } = inputs
  const detailed = needsDetails(read)
  const answer = detailed ? null : plainTaxAnswer(read)
  const result = detailed ? (
    <LazyPart
      what={t('The limits of deductions')}
      load={loadDetailedAnswer}
      props={{ inputs }}
      fallback={<TaxAnswerView inputs={inputs} answer={null} />}
    />
  ) : (
    <TaxAnswerView inputs={inputs} answer={answer} />
  )
  return (
    <>
      <ToolForm result={result}>
        <IncomeTaxFields inputs={inputs} opened={opened} onOpen={() => setOpened(true)} />
      </ToolForm>
      <FiguresSeen
        heading={t('Both regimes, slab by slab, year by year')}
        load={() => import('./comparison')}
        className="min-h-[40rem]"
        props={detailed || answer ? { read } : null}
      />
    </>
  )
}

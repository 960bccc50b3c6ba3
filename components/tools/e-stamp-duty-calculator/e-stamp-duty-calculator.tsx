'use client'

import { FiguresSeen } from '@/components/results/figures-seen'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { AnswerPanel } from '@/components/tools/e-stamp-duty-calculator/answer-panel'
import { stampAnswer } from '@/components/tools/e-stamp-duty-calculator/stamp-answer'
import { StampFields } from '@/components/tools/e-stamp-duty-calculator/stamp-fields'
import { useFurther } from '@/components/tools/e-stamp-duty-calculator/use-further'
import { stampDutyInputs } from '@/lib/stamp-duty/stamp-duty-inputs'

const loadSideBySide = () => import('@/components/tools/e-stamp-duty-calculator/side-by-side')

export function EStampDutyCalculator() {
  const inputs = useToolInputs(stampDutyInputs)
  const chosen = inputs.read('state', 'instrument')
  const asksMore = inputs.read('buyer')?.buyer === 'female' || inputs.read('area')?.area === 'naviMumbai'
  const late = useFurther(
    chosen !== null && (asksMore || chosen.state !== 'MH' || chosen.instrument !== 'sale'),
  )
  const answer = stampAnswer(inputs, late.part, late.failed)
  const notCovered = answer.of === 'nothing' && answer.state !== null
  return (
    <>
      <ToolForm
        onReset={inputs.reset}
        result={<AnswerPanel answer={answer} fragment={inputs.fragment} late={late} />}
      >
        <StampFields inputs={inputs} further={late.part} />
      </ToolForm>
      {!notCovered && (
        <FiguresSeen
          heading="The same side by side"
          load={loadSideBySide}
          className="min-h-[40rem]"
          of={answer.of === 'nothing' ? null : { answer }}
        />
      )}
    </>
  )
}

'use client'

import { ResultPanel } from '@/components/results/result-panel'
import { WhenSeen } from '@/components/results/when-seen'
import { ShareLink } from '@/components/tool-form/share-link'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { StampFields } from '@/components/tools/e-stamp-duty-calculator/stamp-fields'
import { NotCovered, StampNotes } from '@/components/tools/e-stamp-duty-calculator/stamp-notes'
import { stampRows } from '@/components/tools/e-stamp-duty-calculator/stamp-rows'
import { StampWorking } from '@/components/tools/e-stamp-duty-calculator/stamp-working'
import { stampAnswer } from '@/components/tools/e-stamp-duty-calculator/stamp-answer'
import { stampDutyInputs } from '@/lib/stamp-duty/stamp-duty-inputs'

const loadSideBySide = () => import('@/components/tools/e-stamp-duty-calculator/side-by-side')

export function EStampDutyCalculator() {
  const inputs = useToolInputs(stampDutyInputs)
  const answer = stampAnswer(inputs)
  const answered = answer.of === 'nothing' ? null : answer
  return (
    <>
      <ToolForm
        onReset={inputs.reset}
        result={
          <>
            <ResultPanel
              rows={stampRows(answer)}
              placeholder={answer.of === 'nothing' ? answer.placeholder : ''}
            >
              {answered && <StampNotes answer={answered} />}
              <ShareLink fragment={inputs.fragment} title="Stamp duty and registration" />
            </ResultPanel>
            {answer.of === 'nothing' && answer.state !== null && (
              <NotCovered state={answer.state} dispute={answer.dispute} />
            )}
            <StampWorking answer={answer} />
          </>
        }
      >
        <StampFields inputs={inputs} />
      </ToolForm>
      <WhenSeen
        heading="The same side by side"
        load={loadSideBySide}
        className="min-h-[40rem]"
        of={answered && { answer: answered }}
      />
    </>
  )
}

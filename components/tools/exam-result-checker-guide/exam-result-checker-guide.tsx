'use client'

import { useState } from 'react'
import { LinkCheck } from '@/components/lookup/link-check'
import { WhenSeen } from '@/components/results/when-seen'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { BoardList } from '@/components/tools/exam-result-checker-guide/board-list'
import { BoardSearch } from '@/components/tools/exam-result-checker-guide/board-search'
import { boardStateNames } from '@/components/tools/exam-result-checker-guide/board-states'
import { useBoards } from '@/components/tools/exam-result-checker-guide/use-boards'
import { findBoards } from '@/lib/education/exam-board'
import { examGuideInputs } from '@/lib/education/exam-guide-inputs'
import { firstBoards } from '@/lib/education/first-boards'

const loadMarks = () => import('@/components/tools/exam-result-checker-guide/marks')

/** Boards with their official addresses, the check of a link, and marks as a percentage. */
export function ExamResultCheckerGuide() {
  const inputs = useToolInputs(examGuideInputs)
  const { field, read } = inputs
  const [all, setAll] = useState(false)
  const link = field('link')
  const asked = { state: read('state')?.state, text: field('board').text.trim() }
  const searching = all || asked.state !== '' || asked.text !== ''
  const { boards, sites, late } = useBoards(searching || link.text !== '')
  const shown = findBoards(
    searching ? boards : firstBoards,
    { state: asked.state === undefined ? '' : asked.state, text: asked.text },
    (one) => boardStateNames[one],
  )
  return (
    <>
      <div className="grid gap-4 md:grid-cols-[2fr_3fr] md:grid-rows-[auto_1fr]">
        <BoardSearch
          inputs={inputs}
          onReset={() => {
            setAll(false)
            inputs.reset()
          }}
        />
        <BoardList
          boards={shown}
          complete={searching && sites !== null}
          onAll={searching ? null : () => setAll(true)}
          late={late}
        />
        <section aria-label="Check a link" className="card no-print self-start p-5 md:col-start-1">
          <LinkCheck
            field={link}
            sites={sites}
            label="Link you were sent"
            hint="Paste it, or the whole message. It is not opened."
          />
        </section>
      </div>
      <WhenSeen heading="Percentage from marks" load={loadMarks} className="min-h-[56rem]" of={{ inputs }} />
    </>
  )
}

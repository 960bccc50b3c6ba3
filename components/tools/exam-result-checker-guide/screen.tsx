'use client'

import { useState } from 'react'
import { WhenSeen } from '@/components/results/when-seen'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { BoardList } from './board-list'
import { BoardSearch } from './board-search'
import { boardStateNames } from './board-states'
import { useBoards } from './use-boards'
import { findBoards } from '@/lib/education/exam-board'
import { examGuideInputs } from '@/lib/education/exam-guide-inputs'

const loadLinkPart = () => import('./link-part')
const loadMarks = () => import('./marks')

/** Boards with their official addresses, the check of a link, and marks as a percentage. */
export function ExamResultCheckerGuide() {
  const inputs = useToolInputs(examGuideInputs)
  const { field, read } = inputs
  const [all, setAll] = useState(false)
  const asked = { state: read('state')?.state, text: field('board').text.trim() }
  const searching = all || asked.state !== '' || asked.text !== ''
  const { boards, late } = useBoards(searching)
  const shown = findBoards(
    boards,
    { state: asked.state === undefined ? '' : asked.state, text: asked.text },
    (one) => boardStateNames[one],
  )
  return (
    <>
      <div className="grid gap-4 md:grid-cols-[2fr_3fr]">
        <BoardSearch
          inputs={inputs}
          onReset={() => {
            setAll(false)
            inputs.reset()
          }}
        />
        <BoardList
          boards={shown}
          complete={late.part !== null}
          onAll={searching ? null : () => setAll(true)}
          late={late}
        />
      </div>
      <WhenSeen
        heading="Check a link you were sent"
        load={loadLinkPart}
        className="min-h-96"
        of={{ field: field('link') }}
      />
      <WhenSeen heading="Percentage from marks" load={loadMarks} className="min-h-[56rem]" of={{ inputs }} />
    </>
  )
}

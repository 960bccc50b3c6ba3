'use client'

import { useState } from 'react'
import { SelectField } from '@/components/fields/select-field'
import { TextField } from '@/components/fields/text-field'
import { LinkCheckSeen } from '@/components/lookup/link-check-seen'
import { WhenSeen } from '@/components/ui/when-seen'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useLatePart } from '@/components/hooks/use-late-part'
import { useResetWith } from '@/components/tool-form/use-reset-with'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { findBoards } from '@/lib/education/exam-board'
import { examGuideInputs } from '@/lib/education/exam-guide-inputs'
import { firstBoards } from '@/lib/education/first-boards'
import { BoardList, boardStateNames } from './board-list'

const loadFurther = () => import('@/lib/education/further-boards')
const loadCheck = async () => (await import('@/lib/education/official-sites')).checkBoardLinks
const loadMarks = () => import('./marks')

/** Boards with their official addresses, the check of a link, and marks as a percentage. */
export function ExamResultCheckerGuide() {
  const inputs = useToolInputs(examGuideInputs)
  const { field, read } = inputs
  const [all, setAll] = useState(false)
  const state = read('state')?.state
  const text = field('board').text.trim()
  const searching = all || Boolean(state) || text !== ''
  const further = useLatePart(loadFurther, searching)
  const boards = searching && further.part ? [...firstBoards, ...further.part.furtherBoards] : firstBoards
  const { reset, undoReset } = useResetWith(inputs, all, false, setAll)
  return (
    <>
      <ToolForm
        onReset={reset}
        onUndo={undoReset}
        result={
          state === undefined ? (
            <p role="status" className="card p-5">
              Choose a state.
            </p>
          ) : (
            <BoardList
              boards={findBoards(boards, { state, text }, (one) => boardStateNames[one])}
              onAll={searching ? null : () => setAll(true)}
              further={further}
            />
          )
        }
      >
        <SelectField field={field('state')} label="State" options={boardStateNames} />
        <TextField
          field={field('board')}
          label="Board"
          hint="Its name or its letters, such as UPMSP"
          longest={60}
        />
      </ToolForm>
      <LinkCheckSeen
        heading="Check a link you were sent"
        field={field('link')}
        load={loadCheck}
        label="Link you were sent"
        hint="Paste it, or the whole message. It is examined here and not opened."
      />
      <WhenSeen
        heading="Percentage from marks"
        load={loadMarks}
        className="min-h-[56rem]"
        props={{ inputs }}
      />
    </>
  )
}

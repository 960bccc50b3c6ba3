'use client'

import { useState } from 'react'
import { SelectField } from '@/components/fields/select-field'
import { TextField } from '@/components/fields/text-field'
import { LinkCheckSeen } from '@/components/lookup/link-check-seen'
import { WhenSeen } from '@/components/ui/when-seen'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useQuestion } from '@/components/hooks/use-question'
import { useResetWith } from '@/components/tool-form/use-reset-with'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { type ExamBoard, findBoards } from '@/lib/education/exam-board'
import { examGuideInputs } from '@/lib/education/exam-guide-inputs'
import { t } from '@/lib/language/words'
import { BoardList, boardStateNames } from './board-list'

const loadBoards = async () => (await import('@/lib/education/exam-boards')).examBoards
const loadCheck = async () => (await import('@/lib/education/official-sites')).checkBoardLinks
const loadMarks = () => import('./marks')

/**
 * Boards with their official addresses, the check of a link, and marks as a percentage.
 * @param mostAsked the boards with which the page opens; all others are fetched when one looks for them
 */
export function ExamResultCheckerGuide({ mostAsked }: { mostAsked: readonly ExamBoard[] }) {
  const inputs = useToolInputs(examGuideInputs)
  const { field, read } = inputs
  const [showAll, setShowAll] = useState(false)
  const state = read('state')?.state
  const text = (read('board')?.board ?? '').trim()
  const searching = showAll || Boolean(state) || text !== ''
  const all = useQuestion(loadBoards, { question: searching ? 'all boards' : null })
  const isComplete = all.state.kind === 'answered'
  const boards = all.state.kind === 'answered' ? all.state.answer : mostAsked
  const { reset, undoReset } = useResetWith(inputs, showAll, false, setShowAll)
  return (
    <>
      <ToolForm
        onReset={reset}
        onUndo={undoReset}
        result={
          state === undefined ? (
            <p role="status" className="card p-5">
              {t('Choose a state.')}
            </p>
          ) : (
            <BoardList
              boards={findBoards(boards, { state, text }, (one) => boardStateNames[one])}
              onAll={searching ? null : () => setShowAll(true)}
              isComplete={isComplete}
              onRetry={all.state.kind === 'failed' ? all.retry : null}
            />
          )
        }
      >
        <SelectField field={field('state')} label={t('State')} options={boardStateNames} />
        <TextField
          field={field('board')}
          label={t('Board')}
          hint={t('Its name or its letters, such as UPMSP')}
          longest={60}
        />
      </ToolForm>
      <LinkCheckSeen
        heading={t('Check a link you were sent')}
        field={field('link')}
        load={loadCheck}
        label={t('Link you were sent')}
        hint={t('Paste it, or the whole message. It is examined here and not opened.')}
      />
      <WhenSeen
        heading={t('Percentage from marks')}
        load={loadMarks}
        className="min-h-[56rem]"
        props={{ inputs }}
      />
    </>
  )
}

'use client'

import { Field } from '@/components/fields/field'
import { SelectField } from '@/components/fields/select-field'
import { TextControl } from '@/components/fields/text-control'
import { LinkCheck } from '@/components/lookup/link-check'
import { WhenSeen } from '@/components/results/when-seen'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { BoardList } from '@/components/tools/exam-result-checker-guide/board-list'
import { boardStateNames } from '@/components/tools/exam-result-checker-guide/board-states'
import { Button } from '@/components/ui/button'
import { type ExamBoard, findBoards } from '@/lib/education/exam-board'
import { examGuideInputs } from '@/lib/education/exam-guide-inputs'
import type { OfficialSite } from '@/lib/links/official-site'

const loadMarks = () => import('@/components/tools/exam-result-checker-guide/marks')

interface ExamResultCheckerGuideProps {
  boards: readonly ExamBoard[]
  /** Further official places where results are handed out. */
  otherSites: readonly OfficialSite[]
}

export function ExamResultCheckerGuide({ boards, otherSites }: ExamResultCheckerGuideProps) {
  const inputs = useToolInputs(examGuideInputs)
  const { field, read, reset } = inputs
  const state = read('state')
  const search = field('board')
  const found = findBoards(
    boards,
    { state: state ? state.state : '', text: search.text },
    (one) => boardStateNames[one],
  )
  return (
    <>
      <div className="grid gap-4 md:grid-cols-[2fr_3fr] md:grid-rows-[auto_1fr]">
        <form
          aria-label="Find a board"
          onSubmit={(event) => event.preventDefault()}
          className="card grid content-start gap-4 p-5"
        >
          <SelectField field={field('state')} label="State" options={boardStateNames} />
          <Field
            name={search.name}
            label="Board"
            hint="Its name or its letters, such as UPMSP"
            problem={null}
          >
            <TextControl {...search} inputMode="text" />
          </Field>
          <Button variant="outline" onClick={reset} className="no-print justify-self-start">
            Reset
          </Button>
        </form>
        <BoardList boards={found} />
        <section aria-label="Check a link" className="card no-print self-start p-5 md:col-start-1">
          <LinkCheck
            field={field('link')}
            sites={[...boards, ...otherSites]}
            label="Link you were sent"
            hint="Paste it, or the whole message. It is not opened."
          />
        </section>
      </div>
      <WhenSeen heading="Percentage from marks" load={loadMarks} className="min-h-[56rem]" of={{ inputs }} />
    </>
  )
}

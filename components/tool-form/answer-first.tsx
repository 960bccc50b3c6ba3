import '@/components/tool-form/control-row.css'
import type { ReactNode } from 'react'
import { RESULT_ID } from '@/components/results/focus-result'
import { ResetButtons } from '@/components/tool-form/reset-buttons'
import { t } from '@/lib/language/words'

interface AnswerFirstProps {
  /** The controls, in one row of 48 px. */
  fields: ReactNode
  onReset(): void
  onUndo?: (() => void) | null | undefined
  /** The answer is being computed. */
  busy: boolean
  /** The ways to hand the answer on; null without an answer. */
  share: ReactNode
  /** The answer. */
  children: ReactNode
}

/** The frame of a tool whose question has a default answer: one row of controls, and the answer right below it. */
export function AnswerFirst({ fields, onReset, onUndo, busy, share, children }: AnswerFirstProps) {
  return (
    <div className="grid gap-3">
      <form
        id="form"
        onSubmit={(event) => event.preventDefault()}
        className="control-row no-print flex flex-wrap items-start gap-2"
      >
        {fields}
      </form>
      <section id={RESULT_ID} aria-label={t('Result')} aria-busy={busy} className="card p-4 sm:p-5">
        {children}
        <div className="no-print mt-4 flex flex-wrap items-start gap-2">
          {share}
          <ResetButtons onReset={onReset} onUndo={onUndo} />
        </div>
      </section>
    </div>
  )
}

import type { ReactNode } from 'react'
import { ResetButtons } from '@/components/tool-form/reset-buttons'

interface AnswerFirstProps {
  /** The controls, in one row of 48 px. */
  fields: ReactNode
  onReset(): void
  onUndo?: (() => void) | null | undefined
  /** The answer is being computed. */
  busy: boolean
  /** The ways to hand the answer on; null while there is none. */
  share: ReactNode
  /** The answer. */
  children: ReactNode
}

/** The frame of a tool whose question has a default answer: one row of controls, and the answer right below it. */
export function AnswerFirst({ fields, onReset, onUndo, busy, share, children }: AnswerFirstProps) {
  return (
    <div className="grid gap-3">
      <form
        onSubmit={(event) => event.preventDefault()}
        className="no-print flex flex-wrap items-start gap-2 md:max-w-[42rem] [&_.field-message.text-soft]:hidden"
      >
        {fields}
      </form>
      <section aria-label="Result" aria-busy={busy} className="card p-4 sm:p-5">
        {children}
        <div className="no-print mt-4 flex flex-wrap items-start gap-2">
          {share}
          <ResetButtons onReset={onReset} onUndo={onUndo} />
        </div>
      </section>
    </div>
  )
}

/** A field of the row: its label is for those who do not see that the value explains itself. */
export function RowField({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`min-w-0 [&_.control]:min-h-12 [&_.control]:text-base [&_label]:sr-only ${className}`}>
      {children}
    </div>
  )
}

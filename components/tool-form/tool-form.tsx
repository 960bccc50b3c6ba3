import type { ReactNode } from 'react'
import { ResetButtons } from '@/components/tool-form/reset-buttons'

interface ToolFormProps {
  /** Left out where the answer has the button. */
  onReset?: (() => void) | undefined
  /** Restores the entries that Reset replaced; null or left out without any. */
  onUndo?: (() => void) | null | undefined
  /** What is put in is kept on this device: a browser must not restore the fields over it. */
  stored?: boolean
  /** The fields. */
  children: ReactNode
  /** The result panel and its working, next to the form on large screens and below it on small ones. */
  result: ReactNode
}

/** The two halves of a tool: what is put in, and what comes out. Results follow every key; nothing is submitted. */
export function ToolForm({ onReset, onUndo, stored, children, result }: ToolFormProps) {
  return (
    <div className="tool">
      <form
        id="form"
        onSubmit={(event) => event.preventDefault()}
        autoComplete={stored ? 'off' : undefined}
        className="card grid grid-cols-1 content-start gap-2 p-3 sm:p-5 md:gap-4"
      >
        {children}
        {onReset && (
          <div className="no-print -mx-4 flex flex-wrap">
            <ResetButtons onReset={onReset} onUndo={onUndo} />
          </div>
        )}
      </form>
      <div className="answer">{result}</div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'

interface ToolFormProps {
  onReset(): void
  /** The fields. */
  children: ReactNode
  /** The result panel and its working, beside the form on large screens and below it on small ones. */
  result: ReactNode
}

/** The two halves of a tool: what is put in, and what comes out. Results follow every key; nothing is submitted. */
export function ToolForm({ onReset, children, result }: ToolFormProps) {
  return (
    <div className="tool">
      <form onSubmit={(event) => event.preventDefault()} className="card grid content-start gap-4 p-5">
        {children}
        <Button variant="outline" onClick={onReset} className="no-print justify-self-start">
          Reset
        </Button>
      </form>
      <div className="answer">{result}</div>
    </div>
  )
}

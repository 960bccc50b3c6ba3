import type { ReactNode } from 'react'

/** A short explanation that opens below its value. */
export function Explained({ question, children }: { question: string; children: ReactNode }) {
  return (
    <details className="panchang-why no-print">
      <summary>{question}</summary>
      <p>{children}</p>
    </details>
  )
}

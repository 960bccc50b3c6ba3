import type { ReactNode } from 'react'

/** A collapsed part of the results, so that the page stays short. */
export function FoldedPart({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <details className="disclosure mt-4 border-b border-line pb-2">
      <summary>
        <h3>{heading}</h3>
      </summary>
      {children}
    </details>
  )
}

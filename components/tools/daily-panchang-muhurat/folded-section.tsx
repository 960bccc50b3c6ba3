import type { ReactNode } from 'react'

/** A section that opens below its heading. */
export function FoldedSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <details className="panchang-fold">
      <summary>
        <h2 className="text-xl">{heading}</h2>
      </summary>
      <div className="mt-2">{children}</div>
    </details>
  )
}

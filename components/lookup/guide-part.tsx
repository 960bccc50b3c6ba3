import type { ReactNode } from 'react'

/** One matter of a guide, opened by those who have it. */
export function GuidePart({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <details className="border-b border-line">
      <summary className="flex min-h-11 items-center py-2 font-medium text-link">{heading}</summary>
      <div className="grid gap-2 pb-4">{children}</div>
    </details>
  )
}

/** What is done one after the other. */
export function GuideSteps({ steps }: { steps: readonly ReactNode[] }) {
  return (
    <ol className="grid gap-2">
      {steps.map((step, place) => (
        <li key={place} className="flex gap-3">
          <span className="font-display text-accent">{place + 1}</span>
          <span className="min-w-0">{step}</span>
        </li>
      ))}
    </ol>
  )
}

import type { ReactNode } from 'react'

export interface WorkingStep {
  says: string
  /** The step with the visitor's numbers in it, as one would write it on paper. */
  sum: ReactNode
}

/** How the answer comes about: the formula, then each step with the visitor's own numbers. Open on paper. */
export function Working({ formula, steps }: { formula: string; steps: readonly WorkingStep[] }) {
  return (
    <details className="working disclosure">
      <summary>
        <h2 id="working">Working</h2>
      </summary>
      <section aria-labelledby="working">
        <p className="formula">{formula}</p>
        <ol>
          {steps.map(({ says, sum }) => (
            <li key={says}>
              <span>{says}</span>
              <span>{sum}</span>
            </li>
          ))}
        </ol>
      </section>
    </details>
  )
}

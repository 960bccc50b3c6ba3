import type { ReactNode } from 'react'

/**
 * A sample of the specification, closed at the end of an answer: links and comparisons read its figures in the page.
 */
export const SampleFold = ({ id, name, children }: { id: string; name: string; children: ReactNode }) => (
  <details className="disclosure mt-4 border-t border-line">
    <summary>
      <h2 id={id} className="text-base">
        {name}
      </h2>
    </summary>
    <section aria-labelledby={id}>{children}</section>
  </details>
)

import type { ReactNode } from 'react'
import { t } from '@/lib/language/words'

/**
 * Each step as text, with the sum with the visitor's numbers in it, as one would write it on paper. `false` is the
 * sum of a step that these numbers do not need.
 */
export type WorkingSteps = Readonly<Record<string, ReactNode>>

export interface WorkingContent {
  formula: string
  steps: WorkingSteps
}

/** How the answer comes about: the formula, then each step with the visitor's own numbers. Open on paper. */
export function Working({ formula, steps }: WorkingContent) {
  return (
    <details className="working disclosure">
      <summary>
        <h2 id="working" className="text-base">
          {t('How this is calculated')}
        </h2>
      </summary>
      <section aria-labelledby="working">
        <p className="mt-3 overflow-x-auto border-l-3 border-accent bg-sunken px-4 py-3 font-display text-[1.0625rem]">
          {withPowers(formula)}
        </p>
        <ol className="mt-2 mb-3">
          {Object.entries(steps)
            .filter(([, sum]) => sum !== false)
            .map(([label, sum]) => (
              <li key={label} className="flex flex-wrap gap-x-6 border-b border-line py-2 tabular-nums">
                <span className="text-soft">{label}</span>
                <span className="ml-auto text-right">{typeof sum === 'string' ? withPowers(sum) : sum}</span>
              </li>
            ))}
        </ol>
      </section>
    </details>
  )
}

/** The exponent after a '^': in brackets, a number or one letter. */
const EXPONENT = /\^(\([^()]*\)|\d[\d,.]*\d|\w)/

/** '1.1^19' with the 19 above the line. The sign stays for those who listen to it or copy it. */
export function withPowers(text: string): ReactNode {
  return text.split(EXPONENT).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <sup key={place}>
        <span className="sr-only">^</span>
        {part}
      </sup>
    ),
  )
}

import type { ReactNode } from 'react'
import { Anchor } from '@/components/site/anchor'

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

export interface GuideMatter {
  heading: string
  /** Before the steps and the points: paragraphs or a table. */
  text?: ReactNode
  /** What is done one after the other. */
  steps?: readonly ReactNode[]
  /** What stands side by side. */
  points?: readonly ReactNode[]
  /** After them: what else to know, and the source. */
  note?: ReactNode
}

/** A guide of several matters, in a card. */
export function Guide({ matters }: { matters: readonly GuideMatter[] }) {
  return (
    <div className="card mt-4 p-5">
      {matters.map(({ heading, text, steps, points, note }) => (
        <GuidePart key={heading} heading={heading}>
          {text}
          {steps && <GuideSteps steps={steps} />}
          {points && (
            <ul className="grid gap-1.5">
              {points.map((point, place) => (
                <li key={place}>{point}</li>
              ))}
            </ul>
          )}
          {note}
        </GuidePart>
      ))}
    </div>
  )
}

/** An official address as one types it, and what it is for: ': all services'. */
export const addressPoint = (href: string, what: string): ReactNode => (
  <>
    <Anchor href={href}>{href.replace(/^https:\/\/(www\.)?|\/$/g, '')}</Anchor>
    {what}
  </>
)

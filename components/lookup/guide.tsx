import type { ReactNode } from 'react'
import { Anchor } from '@/components/ui/anchor'

/** One matter of a guide. */
export interface GuideMatter {
  heading: string
  /** Before the steps and the points: paragraphs or a table. */
  text?: ReactNode
  /** The steps, in order. */
  steps?: readonly ReactNode[]
  /** Shown side by side. */
  points?: readonly ReactNode[]
  /** After them: what else to know, and the source. */
  note?: ReactNode
}

/** A guide in a card: each matter is opened by those who have it. */
export function Guide({ matters }: { matters: readonly GuideMatter[] }) {
  return (
    <div className="card mt-4 p-5">
      {matters.map(({ heading, text, steps = [], points = [], note }) => (
        <details key={heading} className="border-b border-line">
          <summary className="flex min-h-11 items-center py-2 font-medium text-link">{heading}</summary>
          <div className="grid gap-2 pb-4">
            {text}
            {steps.length > 0 && (
              <ol className="grid gap-2">
                {steps.map((step, place) => (
                  <li key={place} className="flex gap-3">
                    <span className="font-display text-accent">{place + 1}</span>
                    <span className="min-w-0">{step}</span>
                  </li>
                ))}
              </ol>
            )}
            {points.length > 0 && (
              <ul className="grid gap-1.5">
                {points.map((point, place) => (
                  <li key={place}>{point}</li>
                ))}
              </ul>
            )}
            {note}
          </div>
        </details>
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

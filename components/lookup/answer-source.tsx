import type { AnsweredBy } from '@/lib/lookup/lookup-source'

interface AnswerSourceProps {
  by: AnsweredBy
  /** The directory's metadata; null when it could not be read, or for a live service. */
  about: {
    /** How old the data is, as text that fits after "From our own directory, ". */
    data: string
    holds: string
    source: string
    licence: string
    caution: string
  } | null
}

/** Who gave the answer, and how old it is. */
export function AnswerSource({ by, about }: AnswerSourceProps) {
  if (by === 'live') return <p className="text-sm text-soft">From the live service.</p>
  if (about === null) return <p className="text-sm text-soft">From our own directory.</p>
  return (
    <div className="text-sm text-soft">
      <p>From our own directory, {about.data}.</p>
      <details className="mt-1">
        <summary className="inline-flex min-h-8 items-center text-link underline">
          About this directory
        </summary>
        <p>
          {about.holds}. Source: {about.source}. Licence: {about.licence}.
        </p>
        {about.caution && <p className="mt-1">{about.caution}</p>}
      </details>
    </div>
  )
}

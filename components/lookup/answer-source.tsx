import type { AnsweredBy } from '@/lib/lookup/lookup-source'
import { nameOf, t } from '@/lib/language/words'

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
  if (by === 'live') return <p className="text-sm text-soft">{t('From the live service.')}</p>
  if (about === null) return <p className="text-sm text-soft">{t('From our own directory.')}</p>
  return (
    <div className="text-sm text-soft">
      <p>{t('From our own directory, {0}.', about.data)}</p>
      <details className="mt-1">
        <summary className="inline-flex min-h-8 items-center text-link underline">
          {t('About this directory')}
        </summary>
        <p>
          {t(
            '{0}. Source: {1}. Licence: {2}.',
            about.holds,
            nameOf('directories', about.source),
            about.licence,
          )}
        </p>
        {about.caution && <p className="mt-1">{nameOf('directories', about.caution)}</p>}
      </details>
    </div>
  )
}

import { SourceLink } from '@/components/results/source-link'
import { Anchor } from '@/components/ui/anchor'
import { Day } from '@/components/ui/day'
import { Sentence } from '@/components/ui/sentence'
import type { Source } from '@/lib/catalogue/tool'
import { t } from '@/lib/language/words'

interface SourcesProps {
  sources: readonly Source[]
  /** YYYY-MM-DD */
  updatedOn: string
  /** Where the changes of its law are; null where none is known. */
  changes: string | null
}

/** Folded like the steps, so that a tool of much law does not end in a page of addresses. */
export function Sources({ sources, updatedOn, changes }: SourcesProps) {
  return (
    <section aria-label={t('Sources')}>
      {sources.length > 0 && (
        <details className="card disclosure px-5 py-2">
          <summary>
            <h2>{t('Sources')}</h2>
            <span className="disclosure-set">{sources.length}</span>
          </summary>
          <SourceList sources={sources} />
        </details>
      )}
      <p className="mt-3 text-sm text-soft">
        <Sentence words={t('Last updated on {0}.')} parts={[<Day key="day" date={updatedOn} />]} />
        {changes && (
          <>
            {' '}
            <Anchor href={changes}>{t('What Changed')}</Anchor>
          </>
        )}
      </p>
    </section>
  )
}

function SourceList({ sources }: { sources: readonly Source[] }) {
  return (
    <ul className="mt-3 grid gap-1">
      {sources.map((source) => (
        <li key={source.href}>
          <SourceLink source={source} />
          <span className="text-soft">
            <Sentence words={t(', checked on {0}')} parts={[<Day key="day" date={source.checkedOn} />]} />
          </span>
        </li>
      ))}
    </ul>
  )
}

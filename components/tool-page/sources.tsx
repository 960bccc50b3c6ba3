import { Anchor } from '@/components/ui/anchor'
import { Day } from '@/components/ui/day'
import type { Source } from '@/lib/catalogue/tool'

/** Folded like the steps, so that a tool of much law does not end in a page of addresses. */
export function Sources({ sources, updatedOn }: { sources: readonly Source[]; updatedOn: string }) {
  return (
    <section aria-label="Sources">
      {sources.length > 0 && (
        <details className="card disclosure px-5 py-3">
          <summary>
            <h2>Sources</h2>
            <span className="disclosure-set">{sources.length}</span>
          </summary>
          <SourceList sources={sources} />
        </details>
      )}
      <p className="mt-3 text-soft">
        Last updated on <Day date={updatedOn} />.
      </p>
    </section>
  )
}

function SourceList({ sources }: { sources: readonly Source[] }) {
  return (
    <ul className="mt-3 grid gap-1">
      {sources.map(({ title, href, checkedOn }) => (
        <li key={href}>
          <Anchor href={href}>{title}</Anchor>
          <span className="text-soft">
            , checked on <Day date={checkedOn} />
          </span>
        </li>
      ))}
    </ul>
  )
}

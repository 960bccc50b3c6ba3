import { Anchor } from '@/components/site/anchor'
import { Day } from '@/components/site/day'
import type { Source } from '@/lib/catalogue/tool'

export function Sources({ sources, updatedOn }: { sources: readonly Source[]; updatedOn: string }) {
  return (
    <section aria-label="Sources">
      {sources.length > 0 && (
        <>
          <h2>Sources</h2>
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
        </>
      )}
      <p className="mt-3 text-soft">
        Last updated on <Day date={updatedOn} />.
      </p>
    </section>
  )
}

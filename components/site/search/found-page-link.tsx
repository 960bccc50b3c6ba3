import { localPath } from '@/lib/language/local-path'
import type { FoundPage } from '@/components/site/search/use-site-search'

/** A page that was found as a card, with the answer where the query asked for one. */
export function FoundPageLink({ page: { href, name, summary, answer } }: { page: FoundPage }) {
  return (
    <a href={localPath(href)} className="tool-card">
      <span>
        <b>{name}</b>
        {answer && (
          <data value={String(answer.value)} className="block text-2xl font-semibold tabular-nums">
            {answer.text}
          </data>
        )}
        <span>{answer ? answer.terms || summary : summary}</span>
      </span>
    </a>
  )
}

import { headingId } from '@/components/site/article/heading-id'

/** The parts of an article, beside it on wide screens. */
export function ArticleContents({ headings }: { headings: readonly string[] }) {
  return (
    <nav aria-labelledby="contents" className="article-contents">
      <h2 id="contents" className="eyebrow">
        On this page
      </h2>
      <ol>
        {headings.map((words) => (
          <li key={words}>
            <a href={`#${headingId(words)}`}>{words}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

import { Anchor } from '@/components/ui/anchor'
import { type Article, articlePath } from '@/lib/catalogue/page'
import { t } from '@/lib/language/words'

/** The articles on the home page: title, one sentence and the time they take. */
export function GuideList({ articles }: { articles: readonly Article[] }) {
  return (
    <section aria-labelledby="guides" className="mt-10" data-when-idle="">
      <h2 id="guides">
        <Anchor href="/blog">{t('Guides')}</Anchor>
      </h2>
      <ul className="guide-list tool-grid mt-3">
        {articles.map((article) => (
          <li key={article.slug}>
            <Anchor href={articlePath(article)} lang={article.wordsIn} className="tool-card">
              <span>
                <b>{article.title}</b>
                <span>{article.summary}</span>
                <small>{t('{0} min read', article.readingMinutes)}</small>
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}

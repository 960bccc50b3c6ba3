import { ArticleCard } from '@/components/site/article/article-card'
import { articles } from '@/content/blog'
import { FEED_PATH } from '@/content/blog-feed'
import { blog } from '@/content/pages'
import { pageMetadata } from '@/content/metadata'
import { site } from '@/content/site'
import { addressOf } from '@/lib/seo/address'
import { PageTitle } from '@/components/ui/page-title'
import { t } from '@/content/page-words'

const page = pageMetadata({ ...blog, path: '/blog' })
export const metadata = {
  ...page,
  alternates: { ...page.alternates, types: { 'application/rss+xml': addressOf(site.origin, FEED_PATH) } },
}

export default function Page() {
  return (
    <div>
      <PageTitle>{t('Blog & Guides')}</PageTitle>
      <p className="mt-3 max-w-[60ch] text-lg text-soft">
        {t('Guides with worked examples, dated law and links to the tools that do the sums for you.')}{' '}
        <a href={FEED_PATH}>{t('RSS feed')}</a>
      </p>
      <ul className="mt-8 grid gap-6 sm:grid-cols-2">
        {articles.map((article) => (
          <ArticleCard key={article.slug} article={article} />
        ))}
      </ul>
    </div>
  )
}

import { ArticleCard } from '@/components/site/article/article-card'
import { articles } from '@/content/blog'
import { blog } from '@/content/pages'
import { pageMetadata } from '@/content/metadata'

export const metadata = pageMetadata({ ...blog, path: '/blog' })

export default function Page() {
  return (
    <div>
      <h1 className="text-3xl sm:text-4xl">Blog &amp; Guides</h1>
      <p className="mt-3 max-w-[60ch] text-lg text-soft">
        Five guides with worked examples, dated law and links to the tools that do the sums for you.
      </p>
      <ul className="mt-8 grid gap-6 sm:grid-cols-2">
        {articles.map((article) => (
          <ArticleCard key={article.slug} article={article} />
        ))}
      </ul>
    </div>
  )
}

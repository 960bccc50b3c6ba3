import type { ReactNode } from 'react'
import { ArticlePage } from '@/components/site/article/article-page'
import { articleHeadings } from '@/content/article-headings'
import { site } from '@/content/site'
import type { Article } from '@/lib/catalogue/page'

/** The frame of an article: its words come as children, its contents list from their headings. */
export function BlogArticle({ article, children }: { article: Article; children: ReactNode }) {
  return (
    <ArticlePage article={article} site={site} headings={articleHeadings(article.slug)}>
      {children}
    </ArticlePage>
  )
}

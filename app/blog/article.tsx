import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReactNode } from 'react'
import { ArticleTool } from '@/components/article-tool/article-tool'
import { Island } from '@/components/islands/island'
import { ArticlePage } from '@/components/site/article/article-page'
import { Faq } from '@/components/tool-page/faq'
import { RelatedTools } from '@/components/tool-page/related-tools'
import { articleInBuiltLanguage } from '@/content/blog'
import { toolBySlug } from '@/content/catalogue'
import { builtLanguage } from '@/content/languages'
import { site } from '@/content/site'
import type { Article, ArticleSlug } from '@/lib/catalogue/page'

/** The frame of an article: its words come as children, its contents list from their headings. */
export function BlogArticle({ article: english, children }: { article: Article; children: ReactNode }) {
  const article = articleInBuiltLanguage(english)
  return (
    <ArticlePage
      article={article}
      site={site}
      headings={articleHeadings(article.slug)}
      tool={
        article.tool && (
          <Island of="article-tool">
            <ArticleTool tool={article.tool} />
          </Island>
        )
      }
      questions={article.faqs && <Faq faqs={article.faqs} />}
      related={<RelatedTools tools={article.related.map(toolBySlug)} />}
    >
      {children}
    </ArticlePage>
  )
}

/** The second-level headings of an article, in order; read at build time from its own words. */
function articleHeadings(slug: ArticleSlug): string[] {
  const own = builtLanguage && join('content', builtLanguage.code, 'blog', `${slug}.mdx`)
  const file = own && existsSync(own) ? own : join('content/blog', `${slug}.mdx`)
  const words = readFileSync(join(process.cwd(), file), 'utf8')
  return [...words.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading!.trim())
}

import { existsSync, readFileSync } from 'node:fs'
import type { ComponentType } from 'react'
import { LocalText } from '@/app/local-text'
import { ArticleTool } from '@/components/article-tool/article-tool'
import { Island } from '@/components/islands/island'
import { ArticlePage } from '@/components/site/article/article-page'
import { FaqList } from '@/components/tool-page/faq'
import { RelatedTools } from '@/components/tool-page/related-tools'
import { articleInBuiltLanguage } from '@/content/blog'
import { toolBySlug } from '@/content/catalogue'
import { builtLanguage } from '@/content/languages'
import { site } from '@/content/site'
import type { Article, ArticleSlug } from '@/lib/catalogue/page'

interface BlogArticleProps {
  article: Article
  /** Its text in English. */
  english: ComponentType
}

/** An article in the language of this build; its contents list is that of its headings. */
export function BlogArticle({ article: inEnglish, english }: BlogArticleProps) {
  const article = articleInBuiltLanguage(inEnglish)
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
      questions={article.faqs && <FaqList faqs={article.faqs} />}
      related={<RelatedTools tools={article.related.map(toolBySlug)} />}
    >
      <LocalText folder="blog" slug={article.slug} english={english} />
    </ArticlePage>
  )
}

/** The second-level headings of an article, in order; read at build time from its own words. */
function articleHeadings(slug: ArticleSlug): string[] {
  const own = builtLanguage && `content/${builtLanguage.code}/blog/${slug}.mdx`
  const file = own && existsSync(/* turbopackIgnore: true */ own) ? own : `content/blog/${slug}.mdx`
  const words = readFileSync(/* turbopackIgnore: true */ file, 'utf8')
  return [...words.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading!.trim())
}

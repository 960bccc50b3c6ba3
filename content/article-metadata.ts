import type { Metadata } from 'next'
import { articleInBuiltLanguage } from '@/content/blog'
import { pageMetadata } from '@/content/metadata'
import { type Article, articlePath } from '@/lib/catalogue/page'

/** The structured data and metadata of an article, in the language of this build. */
export function articleMetadata(article: Article): Metadata {
  const { title, description } = articleInBuiltLanguage(article)
  return pageMetadata({ title, description, path: articlePath(article) })
}

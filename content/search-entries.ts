import { articles } from '@/content/blog'
import { tools } from '@/content/catalogue'
import { categories } from '@/content/categories'
import { pages } from '@/content/pages'
import { articlePath } from '@/lib/catalogue/page'
import type { SearchEntry } from '@/lib/catalogue/search'

/** The entries of the search: tools first, so that a tool comes before an article that matches as well. */
export const searchEntries: readonly SearchEntry[] = [
  ...tools.map(({ slug, name, summary, keywords }) => ({
    path: `/${slug}`,
    name,
    summary,
    keywords: keywords.join(),
  })),
  ...categories.map(({ slug, name, introduction, keywords }) => ({
    path: `/${slug}`,
    name,
    summary: introduction,
    keywords: keywords.join(),
  })),
  ...articles.map((article) => ({
    path: articlePath(article),
    name: article.title,
    summary: article.summary,
    // The words of the address are how people name the subject.
    keywords: article.slug.replaceAll('-', ' '),
  })),
  ...pages.map(({ slug, title, description }) => ({
    path: `/${slug}`,
    name: title,
    // The rest of a description is for other sites' searches; the index travels with the first key.
    summary: description.split(/[.:?] /)[0]!,
    keywords: '',
  })),
]

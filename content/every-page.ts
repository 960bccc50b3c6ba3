import { articles } from '@/content/blog'
import { tools } from '@/content/catalogue'
import { categories } from '@/content/categories'
import { homeWords } from '@/content/home'
import { pages } from '@/content/pages'
import { site } from '@/content/site'
import { articlePath } from '@/lib/catalogue/page'

interface SitePage {
  path: string
  /** The short name, for the picture in link previews. */
  name: string
  summary: string
  updatedOn: string
}

const latest = (days: string[]) => days.reduce((one, other) => (one > other ? one : other))

/** Every address of the site that a person may land on, for the sitemap and the preview pictures. */
export const everyPage: readonly SitePage[] = [
  {
    path: '/',
    name: site.tagline,
    summary: homeWords.title,
    updatedOn: latest(tools.map(({ updatedOn }) => updatedOn)),
  },
  ...categories.map(({ slug, name, introduction }) => ({
    path: `/${slug}`,
    name,
    summary: introduction,
    updatedOn: latest(tools.filter(({ category }) => category === slug).map(({ updatedOn }) => updatedOn)),
  })),
  ...tools.map(({ slug, name, summary, updatedOn }) => ({ path: `/${slug}`, name, summary, updatedOn })),
  ...articles.map((article) => ({
    path: articlePath(article),
    name: article.title,
    summary: article.summary,
    updatedOn: article.updatedOn,
  })),
  ...pages.map(({ slug, title, description, updatedOn }) => ({
    path: `/${slug}`,
    name: title,
    summary: description,
    updatedOn,
  })),
]

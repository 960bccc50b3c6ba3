import { articles } from '@/content/blog'
import { fileAddress } from '@/content/languages'
import { blog } from '@/content/pages'
import { rss } from '@/content/rss'
import { articlePath } from '@/lib/catalogue/page'
import { leadsToEnglish } from '@/lib/language/local-path'

export const FEED_PATH = fileAddress('/blog/rss.xml')

/** The articles in the language of this build as RSS 2.0, the newest first. */
export const blogFeed = (): string =>
  rss({
    title: blog.title,
    description: blog.description,
    path: '/blog',
    feedPath: FEED_PATH,
    updatedOn: articles.map(({ updatedOn }) => updatedOn).reduce((one, other) => (one > other ? one : other)),
    items: articles
      .filter((article) => !leadsToEnglish(articlePath(article)))
      .toSorted((one, other) => other.publishedOn.localeCompare(one.publishedOn))
      .map((article) => ({
        title: article.title,
        path: articlePath(article),
        publishedOn: article.publishedOn,
        description: article.summary,
      })),
  })

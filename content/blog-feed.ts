import { articles } from '@/content/blog'
import { blog } from '@/content/pages'
import { rss } from '@/content/rss'
import { articlePath } from '@/lib/catalogue/page'

export const FEED_PATH = '/blog/rss.xml'

/** The articles as RSS 2.0, the newest first. */
export const blogFeed = rss({
  title: blog.title,
  description: blog.description,
  path: '/blog',
  feedPath: FEED_PATH,
  updatedOn: articles.map(({ updatedOn }) => updatedOn).reduce((one, other) => (one > other ? one : other)),
  items: articles
    .toSorted((one, other) => other.publishedOn.localeCompare(one.publishedOn))
    .map((article) => ({
      title: article.title,
      path: articlePath(article),
      publishedOn: article.publishedOn,
      description: article.summary,
    })),
})

import { articles } from '@/content/blog'
import { blog } from '@/content/pages'
import { site } from '@/content/site'
import { articlePath } from '@/lib/catalogue/page'
import { addressOf } from '@/lib/seo/address'

export const FEED_PATH = '/blog/rss.xml'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => ENTITIES[sign]!)
const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`
const dated = (day: string) => new Date(`${day}T00:00:00Z`).toUTCString()

const items = articles
  .toSorted((one, other) => other.publishedOn.localeCompare(one.publishedOn))
  .map((article) => {
    const address = addressOf(site.origin, articlePath(article))
    return [
      '<item>',
      element('title', article.title),
      element('link', address),
      element('guid', address),
      element('pubDate', dated(article.publishedOn)),
      element('description', article.summary),
      '</item>',
    ].join('')
  })

const latest = articles.map(({ updatedOn }) => updatedOn).reduce((one, other) => (one > other ? one : other))

/** The articles as RSS 2.0, the newest first. */
export const blogFeed = [
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
  element('title', `${blog.title} | ${site.name}`),
  element('link', addressOf(site.origin, '/blog')),
  element('description', blog.description),
  element('language', 'en-in'),
  element('lastBuildDate', dated(latest)),
  `<atom:link href="${escaped(addressOf(site.origin, FEED_PATH))}" rel="self" type="application/rss+xml"/>`,
  ...items,
  '</channel></rss>',
].join('\n')

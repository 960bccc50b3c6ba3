import { site } from '@/content/site'
import { localPath } from '@/lib/language/local-path'
import { pageLanguage } from '@/lib/language/page-language'
import { addressOf } from '@/lib/seo/address'

interface FeedItem {
  title: string
  path: string
  /** YYYY-MM-DD */
  publishedOn: string
  description: string
}

interface Feed {
  title: string
  description: string
  /** The paths of the page that the feed is about, and of the feed itself. */
  path: string
  feedPath: string
  /** YYYY-MM-DD */
  updatedOn: string
  items: readonly FeedItem[]
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => ENTITIES[sign]!)
const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`
const dated = (day: string) => new Date(`${day}T00:00:00Z`).toUTCString()

function itemOf({ title, path, publishedOn, description }: FeedItem): string {
  const address = addressOf(site.origin, localPath(path))
  return [
    '<item>',
    element('title', title),
    element('link', address),
    element('guid', address),
    element('pubDate', dated(publishedOn)),
    element('description', description),
    '</item>',
  ].join('')
}

/** A feed as RSS 2.0. */
export const rss = ({ title, description, path, feedPath, updatedOn, items }: Feed): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', `${title} | ${site.name}`),
    element('link', addressOf(site.origin, localPath(path))),
    element('description', description),
    element('language', pageLanguage().lang.toLowerCase()),
    element('lastBuildDate', dated(updatedOn)),
    `<atom:link href="${escaped(addressOf(site.origin, feedPath))}" rel="self" type="application/rss+xml"/>`,
    ...items.map(itemOf),
    '</channel></rss>',
  ].join('\n')

import { lawChanges } from '@/content/changes/law-changes'
import { fileAddress } from '@/content/languages'
import { changes as page } from '@/content/pages'
import { rss } from '@/content/rss'

export const CHANGES_FEED_PATH = fileAddress('/changes/rss.xml')

const MOST_ITEMS = 50

/** The newest changes of law as RSS 2.0. One to come is dated by the day on which it was read. */
export function changesFeed(): string {
  const items = lawChanges().map(({ id, title, from, checkedOn, figures, isToCome }) => ({
    title: `${title}, ${from}`,
    path: `/changes#${id}`,
    publishedOn: isToCome ? checkedOn : from,
    description: figures.join('. '),
  }))
  const newest = items.toSorted((one, other) => other.publishedOn.localeCompare(one.publishedOn))
  return rss({
    title: page.title,
    description: page.description,
    path: '/changes',
    feedPath: CHANGES_FEED_PATH,
    updatedOn: newest[0]!.publishedOn,
    items: newest.slice(0, MOST_ITEMS),
  })
}

/** @jest-environment jsdom */
import { articles } from '@/content/blog'
import { blogFeed } from '@/content/blog-feed'
import { liveTools } from '@/content/catalogue'
import { changesFeed } from '@/content/changes/changes-feed'
import { lawChanges } from '@/content/changes/law-changes'
import { llmsText } from '@/content/llms-text'

/** The texts of a feed that is well-formed RSS, by their selector. */
function textsIn(xml: string) {
  const feed = new DOMParser().parseFromString(xml, 'application/xml')
  expect(feed.querySelector('parsererror')).toBeNull()
  expect(feed.documentElement.getAttribute('version')).toBe('2.0')
  return (selector: string) => [...feed.querySelectorAll(selector)].map(({ textContent }) => textContent)
}

test.each([
  ['the blog', blogFeed()],
  ['the changes of law', changesFeed()],
])('the feed of %s has a head, and the newest first', (_, xml) => {
  const texts = textsIn(xml)
  expect(texts('channel > title, channel > link, channel > description')).toHaveLength(3)
  const days = texts('item > pubDate').map((day) => Date.parse(day))
  expect(days).toEqual(days.toSorted((one, other) => other - one))
})

test('the feed of the blog has every article once, at its address', () => {
  const texts = textsIn(blogFeed())
  expect(texts('item > title').toSorted()).toEqual(articles.map(({ title }) => title).toSorted())
  for (const guid of texts('item > guid')) expect(guid).toMatch(/^https:\/\/[^ ]+\/blog\/[a-z\d-]+$/)
})

test('the feed of changes has fifty, each at its own place on the page', () => {
  const places = textsIn(changesFeed())('item > guid').map((place) => place.split('#')[1])
  expect(new Set(places).size).toBe(50)
  expect(lawChanges('2026-11-28').map(({ id }) => id)).toEqual(expect.arrayContaining(places))
})

test('the text for language models lists the changes of law and every live tool with an address', () => {
  expect(llmsText).toMatch(/^# .+\n\n> .+/)
  expect(llmsText).toContain('/changes): ')
  for (const { slug, name } of liveTools)
    expect(llmsText.split('\n').filter((line) => line.includes(`/${slug})`))).toEqual([
      expect.stringContaining(`[${name}](https://`),
    ])
})

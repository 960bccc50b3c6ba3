/** @jest-environment jsdom */
import { articles } from '@/content/blog'
import { blogFeed } from '@/content/blog-feed'
import { liveTools } from '@/content/catalogue'
import { llmsText } from '@/content/llms-text'

test('the feed of the blog is well-formed RSS, with every article once and the newest first', () => {
  const feed = new DOMParser().parseFromString(blogFeed(), 'application/xml')
  expect(feed.querySelector('parsererror')).toBeNull()
  expect(feed.documentElement.getAttribute('version')).toBe('2.0')
  const texts = (selector: string) =>
    [...feed.querySelectorAll(selector)].map(({ textContent }) => textContent)
  expect(texts('channel > title, channel > link, channel > description')).toHaveLength(3)
  expect(texts('item > title').toSorted()).toEqual(articles.map(({ title }) => title).toSorted())
  const days = texts('item > pubDate').map((day) => Date.parse(day!))
  expect(days).toEqual(days.toSorted((one, other) => other - one))
  for (const guid of texts('item > guid')) expect(guid).toMatch(/^https:\/\/[^ ]+\/blog\/[a-z\d-]+$/)
})

test('the text for language models lists every live tool with an address', () => {
  expect(llmsText).toMatch(/^# .+\n\n> .+/)
  for (const { slug, name } of liveTools)
    expect(llmsText.split('\n').filter((line) => line.includes(`/${slug})`))).toEqual([
      expect.stringContaining(`[${name}](https://`),
    ])
})

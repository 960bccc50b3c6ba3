import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { articles } from '@/content/blog'
import { tools } from '@/content/catalogue'
import { categories } from '@/content/categories'
import { pages } from '@/content/pages'
import { articlePath, articleSlugs } from '@/lib/catalogue/page'

const pagesOfWords = [...articles, ...pages]
const writtenPages = ['about', 'privacy-policy', 'terms-conditions', 'contact', 'licences']
const files = [
  ...articles.map(({ slug }) => `content/blog/${slug}.mdx`),
  ...writtenPages.map((slug) => `content/pages/${slug}.mdx`),
]
const textOf = (file: string) => readFileSync(file, 'utf8')

const routes = new Set([
  '/',
  '/licences.txt',
  ...categories.map(({ slug }) => `/${slug}`),
  ...tools.map(({ slug }) => `/${slug}`),
  ...articles.map(articlePath),
  ...pages.map(({ slug }) => `/${slug}`),
])

/** The words of an article as one reads them: no code of the page's making, no addresses of links. */
function wordsIn(mdx: string): number {
  const read = mdx
    .replace(/^import .*$/gm, '')
    .replace(/<ReadingTable[\s\S]*?\/>/g, '')
    .replace(/\]\([^)]*\)/g, ']')
  return read.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

test('each page has its own title and its own description', () => {
  const all = [
    ...pagesOfWords,
    ...tools,
    ...categories.map(({ name, description }) => ({ title: name, description })),
  ]
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
  expect(new Set(all.map(({ description }) => description)).size).toBe(all.length)
})

test.each(pagesOfWords.map((page) => [page.slug, page] as const))(
  '%s: title and description fit',
  (_slug, page) => {
    expect(page.title.length).toBeLessThanOrEqual(60)
    expect(page.description.length).toBeGreaterThanOrEqual(110)
    expect(page.description.length).toBeLessThanOrEqual(160)
    expect(page.updatedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  },
)

test('the blog shows every article once, and each has its words and its address', () => {
  expect(articles.map(({ slug }) => slug)).toEqual([...articleSlugs])
  expect(readdirSync('content/blog').filter((file) => file.endsWith('.mdx'))).toHaveLength(articles.length)
  for (const { slug } of articles) expect(existsSync(join('app/blog', slug, 'page.tsx'))).toBe(true)
})

test.each(articles.map((article) => [article.slug, article] as const))(
  '%s is a true article',
  (slug, article) => {
    const mdx = textOf(`content/blog/${slug}.mdx`)
    const words = wordsIn(mdx)
    const [least, most] = article.publishedOn < '2026-11-24' ? [700, 1_100] : [1_000, 1_800]
    expect(words).toBeGreaterThanOrEqual(least)
    expect(words).toBeLessThanOrEqual(most)
    // A reader takes in about 200 words a minute.
    expect(Math.abs(article.readingMinutes - words / 200)).toBeLessThanOrEqual(1)
    expect(article.updatedOn >= article.publishedOn).toBe(true)
    expect(article.imageAlt.length).toBeGreaterThan(40)
    expect(mdx).toMatch(/\n## Sources\n/)
    expect(mdx).toContain('](/')
  },
)

test.each(files)(
  '%s: links lead to pages that exist, headings go down, money is grouped as in India',
  (file) => {
    const text = textOf(file)
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href]) => href!)
    const inside = links.filter((href) => href.startsWith('/'))
    const outside = links.filter((href) => !href.startsWith('/'))
    expect(inside.filter((href) => !routes.has(href))).toEqual([])
    expect(outside.filter((href) => !href.startsWith('https://'))).toEqual([])
    expect(text).not.toMatch(/^# |₹\d{4,}|₹\d{1,3},\d{3},\d{3}|!(?!\[)/m)
  },
)

test('about opens with what the site is, and the contact page leaves the suggestion to one place', () => {
  const [opening] = textOf('content/pages/about.mdx').split('\n## ')
  expect(opening!.match(/\]\(/g)).toHaveLength(1)
  expect(opening).not.toMatch(/<[A-Z]/)
  expect(textOf('content/pages/contact.mdx')).not.toMatch(/suggest-tool|Share button/)
  expect(textOf('content/pages/contact.mdx')).toContain('Copy link')
})

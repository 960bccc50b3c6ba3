import { readFileSync } from 'node:fs'
import { articles } from '@/content/blog'
import { articleWordsIn, pagesIn } from '@/content/languages'
import type { Article, ArticleSlug } from '@/lib/catalogue/page'
import { latinWords } from '../latin-words'

const slugs = articles.map(({ slug }) => slug)
const english = (slug: string) => readFileSync(`content/blog/${slug}.mdx`, 'utf8')
const hindi = (slug: string) => readFileSync(`content/hi/blog/${slug}.mdx`, 'utf8')
const allOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([found]) => found)
const wordsOf = (slug: string) =>
  articleWordsIn<Pick<Article, 'title' | 'description' | 'summary' | 'imageAlt' | 'faqs'>>('hi', slug)!

/**
 * The words of an article: without sources that are marked as English, addresses, code, places and the names of JSX.
 */
const shownWords = (mdx: string) =>
  mdx
    .replace(/^import .*$/gm, '')
    .replace(/^```$[^]*?^```$/gm, '')
    .replace(/<span lang="en">.*?<\/span>|\]\([^)]*\)|`[\w@]+`|\b(?:figures|tables)(?:\.\w+|\[\d\])+/g, '')
    .replace(/<\/?(?:ReadingTable|pre)\b|\b(?:caption|head|rows)=|\bwords(?= |$)|(?<=\()'(?:new|old)'/gm, '')

afterEach(() => {
  globalThis.pageLanguage = undefined
})

test.each<[string, RegExp]>([
  ['figures', /\b(?:figures|tables)\.\w+/g],
  ['links', /(?<=\]\()[^)]+(?=\))/g],
  ['tables', /<ReadingTable\b/g],
  ['items of lists', /^(?:-|\d\.) /gm],
])('articles have the %s of the English ones', (_, pattern) => {
  const sorted = (text: string) => allOf(text, pattern).toSorted()
  for (const slug of slugs) expect([slug, sorted(hindi(slug))]).toEqual([slug, sorted(english(slug))])
})

test.each(slugs)('%s begins its headings in the order of the English one', (slug) => {
  expect(allOf(hindi(slug), /^#{2,3} (?=.)/gm)).toEqual(allOf(english(slug), /^#{2,3} (?=.)/gm))
})

test.each(slugs)('%s has no English words but names and sources', (slug) => {
  expect(latinWords([shownWords(hindi(slug))])).toEqual([])
  const { title, description, summary, imageAlt, faqs = [] } = wordsOf(slug)
  const about = [title, description.replace(/\{\w+\}/g, ''), summary, imageAlt, JSON.stringify(faqs)]
  expect(latinWords(about.map((text) => text.replace(/"(?:question|answer)":/g, '')))).toEqual([])
})

test.each(slugs)('%s ends its sentences as Hindi does', (slug) => {
  expect(allOf(shownWords(hindi(slug)), /[\u0900-\u097f)]\.(?=\s|$)|\s[–—]\s/gm)).toEqual([])
})

test.each(slugs)(
  '%s is a page, with the questions of the English one and words as long as searches show',
  (slug) => {
    expect(pagesIn('hi')).toContain(`/blog/${slug}`)
    const { title, description, faqs } = wordsOf(slug)
    expect(faqs?.length).toBe(articles.find((article) => article.slug === slug)!.faqs?.length)
    expect(title.length).toBeLessThanOrEqual(60)
    const shown = description.replace(/\{\w+\}/g, '₹1,00,000')
    expect(shown.length).toBeGreaterThanOrEqual(110)
    expect(shown.length).toBeLessThanOrEqual(160)
  },
)

/** The figures and tables of an article as the Hindi pages have them. */
async function computedInHindi(slug: ArticleSlug): Promise<Record<string, unknown>> {
  const before = process.env.JANTAR_LANGUAGE
  process.env.JANTAR_LANGUAGE = 'hi'
  let computed: Record<string, unknown> = {}
  await jest.isolateModulesAsync(async () => {
    computed = (await import(`@/content/blog/figures/${slug}`)) as Record<string, unknown>
  })
  if (before === undefined) delete process.env.JANTAR_LANGUAGE
  else process.env.JANTAR_LANGUAGE = before
  return computed
}

/** A link for payments, and codes, are the same in every language. */
const CODES = /upi:\S+/g
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value.replace(CODES, '')]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

test.each(slugs)('what is computed for %s has no English words', async (slug) => {
  const { figures, tables } = await computedInHindi(slug)
  expect(latinWords(textsIn([figures, tables]))).toEqual([])
})

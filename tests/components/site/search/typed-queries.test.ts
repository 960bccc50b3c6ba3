import { askTools } from '@/lib/questions/ask-tools'
import { pagesFor } from '@/components/site/search/use-site-search'
import { searchEntries } from '@/content/search-entries'
import { siteSearch } from '@/lib/catalogue/search'
import { typedQueries, unclearQueries } from './typed-queries'

const TODAY = '2026-11-23'
const site = siteSearch(searchEntries)

const withControls = typedQueries.filter(({ set }) => Object.keys(set).length > 0)

test('the list has 200 queries, 80 of them with numbers that set controls', () => {
  expect(new Set(typedQueries.map(({ query }) => query)).size).toBe(typedQueries.length)
  expect(typedQueries.length).toBeGreaterThanOrEqual(200)
  expect(withControls.filter(({ query }) => /\p{N}/u.test(query)).length).toBeGreaterThanOrEqual(80)
})

test.each(typedQueries)('$query brings $slug first', async ({ query, slug }) => {
  const asked = await askTools(query, TODAY)
  expect(pagesFor(site, query, asked && { question: asked })[0]?.href.split('#')[0]).toBe(`/${slug}`)
})

test.each(withControls)('$query sets the controls of $slug', async ({ query, slug, set }) => {
  expect(await askTools(query, TODAY)).toMatchObject({ slug, set })
})

test.each(unclearQueries)('%s brings %s first, without an answer', async (query, slug) => {
  expect(await askTools(query, TODAY)).toMatchObject({ slug, answer: null })
})

test.each(['inflation 1 lakh 6% 10 years', 'tax on 15', 'invoice no 123'])(
  '%s asks no tool',
  async (query) => {
    expect(await askTools(query, TODAY)).toBeNull()
  },
)

test.each(['loan for a spaceship', 'nothing like it', 'qwerty', 'canara bank jayanagar', 'navi mumbai'])(
  '%s names no page',
  (query) => {
    expect(pagesFor(site, query, null)).toEqual([])
  },
)

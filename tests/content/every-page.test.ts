import { readdirSync } from 'node:fs'
import { toolBySlug, tools } from '@/content/catalogue'
import { categories } from '@/content/categories'
import { everyPage } from '@/content/every-page'
import { pageMetadata, toolMetadata } from '@/content/metadata'
import { ogImagePath } from '@/lib/seo/address'

/**
 * Shown by the service worker in place of a page that was not kept, and the results of a search: in no list of pages.
 */
const NOT_LANDED_ON = ['/offline', '/search']

/** The routes for which the app has a page. */
function routesOfApp(): string[] {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
  return files
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('/page.tsx'))
    .map((file) => file.replace(/\/page\.tsx$/, '').replace(/\/\([^)]+\)/g, '') || '/')
    .flatMap((route) => (route === '/[category]' ? categories.map(({ slug }) => `/${slug}`) : [route]))
    .filter((route) => !NOT_LANDED_ON.includes(route))
}

test('every page of the app is listed once, and every listed page exists', () => {
  expect(everyPage.map(({ path }) => path).toSorted()).toEqual(routesOfApp().toSorted())
})

test('each has a name and a sentence for its picture, and the picture a name of its own', () => {
  expect(everyPage.filter(({ name, summary }) => !name || !summary)).toEqual([])
  expect(new Set(everyPage.map(({ path }) => ogImagePath(path))).size).toBe(everyPage.length)
})

test('a page that lists tools changed when the latest of them did', () => {
  const changed = new Map(everyPage.map(({ path, updatedOn }) => [path, updatedOn]))
  const latest = (some: readonly { updatedOn: string }[]) =>
    some
      .map(({ updatedOn }) => updatedOn)
      .toSorted()
      .at(-1)
  expect(changed.get('/')).toBe(latest(tools))
  for (const { slug } of categories)
    expect(changed.get(`/${slug}`)).toBe(latest(tools.filter(({ category }) => category === slug)))
})

test('what search engines read of a tool: title, canonical address, preview', () => {
  const { title, description, alternates, openGraph, twitter } = toolMetadata(toolBySlug('emi-calculator'))
  expect(title).toBe('EMI Calculator: Home, Car and Personal Loan Schedule | Jantar')
  expect(alternates?.canonical).toMatch(/^https:\/\/[^/]+\/emi-calculator$/)
  expect(openGraph).toMatchObject({ title, description, url: alternates?.canonical })
  expect(twitter).toMatchObject({ card: 'summary_large_image', title, description })
})

test('the home page’s canonical address has no closing slash, and a path without its slash is refused', () => {
  const { alternates } = pageMetadata({ title: 'Home', description: 'Home', path: '/' })
  expect(alternates?.canonical).toMatch(/^https:\/\/[^/]+$/)
  expect(() => pageMetadata({ title: 'A', description: 'B', path: 'emi-calculator' })).toThrow(/slash/)
})

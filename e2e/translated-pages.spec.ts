import { readFileSync } from 'node:fs'
import { expect, type Page, test } from './site-test'
import { latinWords, textsOf } from '@/tests/latin-words'
import { visitOf } from '../bench/first-visit.mjs'
import { pathInEnglish } from '../scripts/languages.mjs'
import { budgetFaults } from '../scripts/site/postbuild/budgets.mjs'
import { ALL_RULES, axeFaults, bringAxe } from './axe-faults'
import { pageSource, translatedRoutes } from './built-site'
import { openHydrated } from './hydrated'
import { watchFaults } from './page-faults'
import { sampledTools } from './sampled-tools'

/**
 * Pages in another language than English are the same components: what holds for those is tested in English,
 * and the words of each tool when it opens in Jest (tests/components/language). Here is what a browser alone
 * can tell, of the tools that stand for all others and of the frame; each night of every page.
 */
const visited = process.env.JANTAR_THOROUGH
  ? translatedRoutes
  : translatedRoutes.filter((route) => [...sampledTools, '/', '/saved-data'].includes(pathInEnglish(route)))

const budgets = JSON.parse(readFileSync('budgets.json', 'utf8'))
/** Its sources are named in English, or it is quoted from English pages. */
const QUOTES_ENGLISH = ['/proof', '/embed', '/licences', '/changes']
const REST_MS = 500

for (const route of visited)
  test(`${route} is in Hindi throughout, weighs little more than in English, is accessible and fits a phone`, async ({
    page,
    baseURL,
  }) => {
    const english = pathInEnglish(route)
    await page.setViewportSize({ width: 360, height: 740 })
    const faults = await watchFaults(page, new URL(baseURL!).origin)
    expect.soft((await page.goto(route, { waitUntil: 'networkidle' }))!.status()).toBe(200)
    await page.waitForTimeout(REST_MS)
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
    await expect.soft(page).toHaveTitle(/^.{3,60} \| Jantar$/u)
    expect.soft(budgetFaults(route, await visitOf(page), budgets)).toEqual([])
    expect.soft(await overflow(page)).toBeLessThanOrEqual(0)
    // Lazy parts load when they come near the window, after their words.
    for (const heading of await page.locator('main h2:visible').all()) await heading.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    if (!QUOTES_ENGLISH.includes(english)) {
      expect.soft(latinWords(await page.evaluate(textsOf)), 'when it opens').toEqual([])
      if (await makeMistake(page))
        expect.soft(latinWords(await page.evaluate(textsOf)), 'with a message').toEqual([])
    }
    await bringAxe(page)
    expect.soft(await axeFaults(page, ALL_RULES), 'axe').toEqual([])
    await page.setViewportSize({ width: 320, height: 740 })
    expect.soft(await overflow(page)).toBeLessThanOrEqual(0)
    expect(faults).toEqual([])
  })

test('each translated page names itself and its English page to search engines', () => {
  for (const route of translatedRoutes.filter((path) => !/\/(?:search|offline)$/.test(path))) {
    const source = pageSource(route)
    const english = pathInEnglish(route)
    expect(source).toContain('<html lang="hi"')
    expect(addressOf(source, 'rel="canonical"')).toBe(route)
    expect(addressOf(source, 'hrefLang="en-IN"')).toBe(english)
    expect(addressOf(pageSource(english), 'hrefLang="hi-IN"')).toBe(route)
  }
})

test('the search keeps its question in the other language, is described in it, and its links stay there', async ({
  page,
}) => {
  await page.goto('/search?q=emi+25+lakh+9%25+20+years')
  await page.locator('[data-language][lang=hi]').first().click()
  await expect(page).toHaveURL(/\/hi\/search\?q=emi\+25\+lakh\+9%25\+20\+years$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(page.getByRole('searchbox').last()).toHaveValue('emi 25 lakh 9% 20 years')
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /[\u0900-\u097f]/)
  const results = page.locator('main .tool-card')
  await expect(results.first()).toBeVisible()
  for (const link of await results.all()) expect.soft(await link.getAttribute('href')).toMatch(/^\/hi\//)
  expect(latinWords(await page.evaluate(textsOf))).toEqual([])
})

test('a question that was typed is kept in the other language and over a reload', async ({ page }) => {
  await openHydrated(page, '/search')
  await page.getByRole('searchbox').last().fill('gst 18 on 4500')
  await expect(page).toHaveURL(/\/search#q=gst\+18\+on\+4500$/)
  await page.locator('[data-language][lang=hi]').first().click()
  await expect(page).toHaveURL(/\/hi\/search#q=gst\+18\+on\+4500$/)
  const box = page.getByRole('searchbox').last()
  await expect(box).toHaveValue('gst 18 on 4500')
  await page.reload()
  await expect(box).toHaveValue('gst 18 on 4500')
})

/** The path of the link with an attribute in a page's head. */
const addressOf = (source: string, attribute: string) =>
  new URL(new RegExp(`<link[^>]*${attribute}[^>]*href="([^"]+)"`).exec(source)![1]!).pathname

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Types a letter into the first text field of a tool. @returns whether there is one */
async function makeMistake(page: Page): Promise<boolean> {
  const field = page
    .locator('main site-island')
    .locator('input[type=text]:visible, input:not([type]):visible')
    .first()
  if ((await field.count()) === 0) return false
  await field.fill('x')
  await field.blur()
  return true
}

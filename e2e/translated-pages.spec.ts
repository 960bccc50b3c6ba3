import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { latinWords, textsOf } from '@/tests/latin-words'
import { visitOf } from '../bench/first-visit.mjs'
import { pathInEnglish } from '../scripts/languages.mjs'
import { kindOf, overruns } from '../scripts/postbuild/budgets.mjs'
import { pageSource, translatedRoutes } from './built-site'
import { watchFaults } from './page-faults'

/**
 * Pages in another language than English are the same components: what holds for those is tested in English. Here is what can
 * differ: words, weight, width and the values of results.
 */

const { kinds } = JSON.parse(readFileSync('budgets.json', 'utf8'))
/** Devanagari takes three bytes a letter; compressed, a page may be this much heavier than its English one. */
const MORE_HTML_BYTES = 6 * 1024
const REST_MS = 500

for (const route of translatedRoutes)
  test(`${route} is in Hindi throughout, weighs little more than in English and fits a phone`, async ({
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
    expect.soft(canonicalOf(pageSource(route))).toBe(route)
    expect.soft(pageSource(english)).toContain(`hrefLang="hi-IN"`)
    const { limits } = kindOf(english, kinds)
    const allowed = { ...limits, htmlAndStyle: limits.htmlAndStyle + MORE_HTML_BYTES }
    expect.soft(overruns(route, await visitOf(page), allowed)).toEqual([])
    expect.soft(await overflow(page)).toBeLessThanOrEqual(0)
    expect.soft(latinWords(await page.evaluate(textsOf)), 'when it opens').toEqual([])
    if (await makeAMistake(page))
      expect.soft(latinWords(await page.evaluate(textsOf)), 'with a message').toEqual([])
    await page.setViewportSize({ width: 320, height: 740 })
    expect.soft(await overflow(page)).toBeLessThanOrEqual(0)
    expect(faults).toEqual([])
  })

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

const canonicalOf = (source: string) => new URL(/rel="canonical" href="([^"]+)"/.exec(source)![1]!).pathname

/** Types letters into the first field for a number or a text of a tool. @returns whether there is one */
async function makeAMistake(page: Page): Promise<boolean> {
  const field = page
    .locator('main site-island input[type=text]:visible, main site-island input:not([type]):visible')
    .first()
  if ((await field.count()) === 0) return false
  await field.fill('x')
  await field.blur()
  return true
}

import { readdirSync, readFileSync } from 'node:fs'
import { expect, type Page, test } from './site-test'
import { visitOf } from '../bench/first-visit.mjs'
import { securityHeaders } from '../deploy/headers.mjs'
import { budgetFaults } from '../scripts/site/postbuild/budgets.mjs'
import type { SentEntry } from '../lib/catalogue/search'
import { SITE } from '../scripts/test-sites.mjs'
import { pathInEnglish } from '../scripts/languages.mjs'
import { ALL_RULES, axeFaults, bringAxe, RULES_OF_COLOUR } from './axe-faults'
import { routes, translatedRoutes } from './built-site'
import { textsCutOff } from './clipped-text'
import { expectFigureInSight, expectFirstFieldsInSight } from './first-fields'
import { expectNothingMoved, recordShifts } from './layout'
import { watchFaults } from './page-faults'
import { sampledTools } from './sampled-tools'

const toolRoutes = readdirSync('content/tools').map((file) => `/${file.replace(/\.ts$/, '')}`)
/** The keypad of the other one is its field, and its display the answer: all-in-one-calculator.spec.ts. */
const calculatorsWithFields = readdirSync('app/(calculators)')
  .filter((slug) => slug !== 'all-in-one-calculator')
  .map((slug) => `/${slug}`)
const budgets = JSON.parse(readFileSync('budgets.json', 'utf8'))

/** Shown in place of a page that was not kept; nobody is to land on it. */
const NOT_LANDED_ON = ['/offline', '/search']

/** What depends on today, on sums of this browser or on what it has stored is not known to the page as built. */
const GROW = ['/gst-late-fee-calculator', '/proof', '/saved-data']

/** Width, theme and rules. The themes differ only in colours. */
const LOOKS = [
  [360, 'light', ALL_RULES],
  [1280, 'dark', RULES_OF_COLOUR],
] as const

/** For the home page and a tool of each kind, and each night for every page. */
const ALL_LOOKS = [
  [360, 'light', ALL_RULES],
  [1280, 'dark', ALL_RULES],
  [1280, 'light', RULES_OF_COLOUR],
  [360, 'dark', RULES_OF_COLOUR],
] as const

const seenFromAllSides = (route: string) =>
  Boolean(process.env.JANTAR_THOROUGH) || ['/', ...sampledTools].includes(route)

/** Parts that are fetched when they come near the window are asked for by then. */
const REST_MS = 1_000

test('the sitemap names every page once', () => {
  // The site's structured data.
  const listed = [...readFileSync(`${SITE}/sitemap.xml`, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address!).pathname,
  )
  const searched = (JSON.parse(readFileSync(`${SITE}/search.json`, 'utf8')) as SentEntry[]).map(
    ([path]) => path,
  )
  const landedOn = [...routes, ...translatedRoutes].filter(
    (route) => !NOT_LANDED_ON.includes(pathInEnglish(route)),
  )
  expect(listed.toSorted()).toEqual(landedOn.toSorted())
  expect(searched).toEqual(expect.arrayContaining(toolRoutes))
  expect(listed).toEqual(expect.arrayContaining(searched))
})

// One visit for all that is true of every page.
for (const route of routes)
  test(`${route} keeps its budget and its policy, has its head, does not move, is accessible in both themes and cuts off no text`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    const faults = await watchFaults(page, new URL(baseURL!).origin)
    await recordShifts(page)
    const answer = (await page.goto(route, { waitUntil: 'networkidle' }))!
    const rest = page.waitForTimeout(REST_MS)
    expect.soft(answer.status()).toBe(200)
    expect.soft(answer.headers()).toMatchObject(lowerCased(securityHeaders))
    await expect
      .soft(page.locator('head > meta[http-equiv="Content-Security-Policy"]'))
      .toHaveAttribute('content', /^default-src 'none';script-src 'self' 'sha256-/)
    const source = await answer.text()
    if (toolRoutes.includes(route)) tellsWhatItIs(source)
    if (!NOT_LANDED_ON.includes(route)) await hasItsHead(page, route)
    await bringAxe(page)
    await rest
    if (!GROW.includes(route)) await expectNothingMoved(page)
    expect.soft(budgetFaults(route, await visitOf(page), budgets)).toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
    expect.soft(await overflow(page)).toBeLessThanOrEqual(0)
    if (calculatorsWithFields.includes(route)) await expectFirstFieldsInSight(page)
    if (/class="headline".{0,900}<output/s.test(source)) await expectFigureInSight(page)
    for (const [width, colorScheme, rules] of seenFromAllSides(route) ? ALL_LOOKS : LOOKS) {
      await page.setViewportSize({ width, height: 740 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      expect.soft(await axeFaults(page, rules), `${width} px, ${colorScheme}`).toEqual([])
    }
    expect.soft(await textsCutOff(page, seenFromAllSides(route)), 'texts that are cut off').toEqual([])
    // What is fetched only when it comes into sight is part of the page too.
    await page.mouse.wheel(0, 20_000)
    await page.waitForLoadState('networkidle')
    expect(faults).toEqual([])
  })

function lowerCased(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}

/** A tool's structured data: what it is, how to use it, questions and breadcrumbs. */
function tellsWhatItIs(source: string): void {
  const data = [...source.matchAll(/<script[^>]+type="application\/ld\+json"[^>]*>([^<]+)<\/script>/g)]
  const kindsOfData = data.map(([, json]) => (JSON.parse(json!) as { '@type': string })['@type'])
  const wanted = ['WebApplication', 'HowTo', 'FAQPage', 'BreadcrumbList']
  expect.soft(kindsOfData).toEqual(expect.arrayContaining(wanted))
}

async function hasItsHead(page: Page, route: string): Promise<void> {
  const head = (selector: string, attribute: string) =>
    page.locator(`head > ${selector}`).getAttribute(attribute)
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  // Where the skip link leads to.
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveId('content')
  await expect.soft(page).toHaveTitle(/^.{3,60} \| Jantar$/)
  expect.soft((await head('meta[name=description]', 'content'))?.length).toBeGreaterThan(50)
  expect.soft(new URL((await head('link[rel=canonical]', 'href'))!).pathname).toBe(route)
  const picture = new URL((await head('meta[property="og:image"]', 'content'))!)
  const answer = await page.request.get(picture.pathname)
  expect.soft([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png'])
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

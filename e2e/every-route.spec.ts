import { readdirSync, readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { routes as pagesOnDisk } from './built-site'

/** What the site tells search engines of itself. */
const routes = [...readFileSync('out/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address]) => new URL(address!).pathname,
)
const toolRoutes = readdirSync('content/tools').map((file) => `/${file.replace(/\.ts$/, '')}`)
const searchedRoutes = (JSON.parse(readFileSync('out/search.json', 'utf8')) as { path: string }[]).map(
  ({ path }) => path,
)

const LOOKS = [
  [360, 'light'],
  [1280, 'light'],
  [1280, 'dark'],
] as const

/** Shown in place of a page that was not kept; nobody is to land on it. */
const NOT_LANDED_ON = '/offline'

test('the sitemap names every page once', () => {
  expect(routes.toSorted()).toEqual(pagesOnDisk.filter((route) => route !== NOT_LANDED_ON).toSorted())
  expect(searchedRoutes).toEqual(expect.arrayContaining(toolRoutes))
  expect(routes).toEqual(expect.arrayContaining(searchedRoutes))
})

for (const route of routes)
  test(`${route} is in order, in both themes and on narrow and wide screens`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const answer = await page.goto(route)
    expect(answer?.status()).toBe(200)
    await hasItsHead(page, route)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    for (const [width, colorScheme] of LOOKS) {
      await page.setViewportSize({ width, height: 740 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      expect(await faultsOf(page, colorScheme), `${width} px, ${colorScheme}`).toEqual([])
    }
  })

for (const route of toolRoutes)
  test(`${route} tells search engines what it is, how to use it, what people ask and where it stands`, async ({
    request,
  }) => {
    const source = await (await request.get(route)).text()
    const data = [...source.matchAll(/<script[^>]+type="application\/ld\+json"[^>]*>([^<]+)<\/script>/g)]
    const kinds = data.map(([, json]) => (JSON.parse(json!) as { '@type': string })['@type'])
    expect(kinds).toEqual(expect.arrayContaining(['WebApplication', 'HowTo', 'FAQPage', 'BreadcrumbList']))
  })

async function hasItsHead(page: Page, route: string): Promise<void> {
  const head = (selector: string, attribute: string) =>
    page.locator(`head > ${selector}`).getAttribute(attribute)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page).toHaveTitle(/^.{3,60} \| Jantar$/)
  expect((await head('meta[name=description]', 'content'))?.length).toBeGreaterThan(50)
  expect(new URL((await head('link[rel=canonical]', 'href'))!).pathname).toBe(route)
  const picture = new URL((await head('meta[property="og:image"]', 'content'))!)
  const answer = await page.request.get(picture.pathname)
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png'])
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** The dark differs from the light in colours alone; all else has then been looked at already. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']

/** What axe finds, in a line each, once colours have come to rest. */
async function faultsOf(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  // A transition that is cancelled stands at its end at once; waiting for it needs frames, which a busy machine owes.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.cancel()))
  // Without frames there is nothing to gather in a page of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  const { violations } = await (colorScheme === 'dark' ? axe.withRules(RULES_OF_COLOUR) : axe).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}

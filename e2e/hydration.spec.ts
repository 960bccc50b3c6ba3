import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, type Page, test } from './site-test'
import { writeIslands } from '../scripts/site/site-build.mjs'
import { sitePages } from '../scripts/site/site-files.mjs'
import { siteSettings } from '../scripts/site-settings.mjs'
import { openHydrated } from './hydrated'
import { servePagesFrom } from './pages-from-disk'
import { sampledPages } from './sampled-tools'

/**
 * Pages once more with React's development build, which reports whatever does not match the page as built. A
 * page whose elements differ is a fault in every-page.spec.ts too; an attribute that differs is reported only
 * here.
 */

/** One page of each kind, and each page that a test below opens. */
const visited = [...new Set([...sampledPages, '/pincode-finder'])]

test.describe.configure({ mode: 'serial' })

const BUILD = '.cache/development-islands'

test.beforeAll(async () => {
  test.setTimeout(600_000)
  rmSync(BUILD, { recursive: true, force: true })
  // A page in another language has the same components, and fewer words the second time
  // (scripts/site/islands/page-words.mjs).
  for (const { file, route } of sitePages('out')) {
    if (!visited.includes(route) && route !== '/404') continue
    mkdirSync(dirname(join(BUILD, file)), { recursive: true })
    cpSync(join('out', file), join(BUILD, file))
  }
  const root = process.cwd()
  const env = siteSettings.environment(root)
  await writeIslands(BUILD, { root, env, settings: siteSettings.islands, development: true })
})

/** What React and the browser say of a page, remarks that are no fault left out. */
function listen(page: Page): string[] {
  const messages: string[] = []
  page.on('console', (message) => {
    if (/Download the React DevTools|Service Worker registration blocked/.test(message.text())) return
    messages.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`))
  return messages
}

/** References of labels and descriptions to elements that are not in the page. */
function brokenReferences(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = ['for', 'aria-labelledby', 'aria-describedby']
    return names.flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
        element
          .getAttribute(name)!
          .split(/\s+/)
          .filter((id) => id && !document.getElementById(id))
          .map((id) => `${name}="${id}"`),
      ),
    )
  })
}

test('React finds each page as it expects it, and labels and descriptions name their controls', async ({
  page,
}) => {
  test.setTimeout(600_000)
  const messages = listen(page)
  await servePagesFrom(BUILD, page)
  for (const route of [...visited, '/404']) {
    await openHydrated(page, route)
    expect.soft(messages.splice(0), route).toEqual([])
    expect.soft(await brokenReferences(page), route).toEqual([])
  }
})

test('a link with values and a kept theme differ from the page as built without a message', async ({
  page,
}) => {
  const messages = listen(page)
  await servePagesFrom(BUILD, page)
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  for (const link of [
    '/emi-calculator#principal=500000&once=10000&once-after=12',
    '/income-tax-calculator?income=1800000&regime=old',
    '/pincode-finder#pincode=110001',
    '/?q=emi',
  ]) {
    await page.goto('/about')
    await openHydrated(page, link)
    expect.soft(messages.splice(0), link).toEqual([])
  }
})

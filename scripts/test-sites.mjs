import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathInEnglish } from './languages.mjs'
import { PAGES } from './pages.mjs'
import { writeContentPolicies, writeIslands } from './site/site-build.mjs'
import { sitePages } from './site/site-files.mjs'
import { siteSettings } from './site-settings.mjs'

/**
 * The sites that the browser tests open in addition to `out/`, all made of the pages that Next wrote once,
 * and where each is served.
 */

/** The site that is tested: of the last build, or some pages alone, as scripts/testing/page-site.mjs makes them. */
export const SITE = process.env.JANTAR_TEST_SITE ?? 'out'
/** The site hydrated by Next's own script, as JANTAR_HYDRATE=next builds it. */
export const NEXT_SITE = '.cache/next-site'
/** The site with every service configured, as e2e/stand-in-services.mjs plays them. */
export const SERVICE_SITE = '.cache/service-site'

/**
 * Ports of their own, so that a site served for looking at is neither disturbed nor tested by mistake.
 *
 * @returns {{ site: number, siteWithServices: number, services: number }}
 */
export function testPorts(env = process.env) {
  const site = Number(env.JANTAR_TEST_PORT ?? 3210)
  return { site, siteWithServices: site + 100, services: site + 200 }
}

/** What an operator would set to have each service asked. */
export function serviceSettings(env = process.env) {
  const services = `http://localhost:${testPorts(env).services}`
  return {
    NEXT_PUBLIC_PINCODE_API_URL: `${services}/postal`,
    NEXT_PUBLIC_IFSC_API_URL: `${services}/ifsc`,
    NEXT_PUBLIC_EXCHANGE_RATE_API_URL: `${services}/rates`,
    NEXT_PUBLIC_EXCHANGE_RATE_API_KEY: 'test-key',
    NEXT_PUBLIC_WEATHER_API_URL: `${services}/weather`,
  }
}

/** Whether they were made of the site that is tested: `npm run test:sites`, and the browser tests of npm test. */
export const testSitesAreThere = () => SITE === 'out' && existsSync(SERVICE_SITE)

/** Finishes the pages of the last build twice more; what decides nothing in the tests of these sites is left out. */
async function makeTestSites() {
  copyAnew(NEXT_SITE, () => true)
  writeContentPolicies(NEXT_SITE, {})
  const settings = serviceSettings()
  const origins = siteSettings.serviceOrigins(settings)
  // Only the pages that ask a service differ from those of `out/`; the home page tells that the site is served.
  const isPageAside = (page) => page.route !== '/' && !(pathInEnglish(page.route) in origins)
  const left = new Set(
    sitePages(PAGES)
      .filter(isPageAside)
      .map(({ file }) => join(PAGES, file)),
  )
  copyAnew(SERVICE_SITE, (path) => !left.has(path))
  await writeIslands(SERVICE_SITE, {
    root: process.cwd(),
    env: settings,
    settings: siteSettings.islands,
    otherSettings: true,
  })
  writeContentPolicies(SERVICE_SITE, origins)
}

function copyAnew(to, filter) {
  rmSync(to, { recursive: true, force: true })
  cpSync('public', to, { recursive: true })
  cpSync(PAGES, to, { recursive: true, filter })
}

if (process.argv[1] === import.meta.filename) await makeTestSites()

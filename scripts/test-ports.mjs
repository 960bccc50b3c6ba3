/** The site built once more with every service configured: see service-build.mjs. */
export const SERVICE_BUILD = '.cache/service-build'
/** A copy of it hydrated by Next's own script. */
export const NEXT_BUILD = '.cache/next-build'

/**
 * Ports of their own, so that a site served for looking at is neither disturbed nor tested by mistake.
 *
 * @returns {{ site: number, siteWithServices: number, services: number }}
 */
export function testPorts(env = process.env) {
  const site = Number(env.JANTAR_TEST_PORT ?? 3210)
  return { site, siteWithServices: site + 100, services: site + 200 }
}

/** What an operator would set to have each service asked, as e2e/stand-in-services.mjs plays them. */
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

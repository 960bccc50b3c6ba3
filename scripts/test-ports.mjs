/** The site built once more with a postal service configured: see service-build.mjs. */
export const SERVICE_BUILD = '.cache/service-build'

/**
 * Ports of their own, so that a site served for looking at is neither disturbed nor tested by mistake.
 *
 * @returns {{ site: number, siteWithService: number, postalService: number }}
 */
export function testPorts(env = process.env) {
  const site = Number(env.JANTAR_TEST_PORT ?? 3210)
  return { site, siteWithService: site + 100, postalService: site + 200 }
}

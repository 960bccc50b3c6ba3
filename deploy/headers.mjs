/**
 * The one definition of the headers that every host sends with a file.
 *
 * The local server reads it at run time; `out/_headers`, `deploy/nginx-site.conf` and `deploy/Caddyfile` are
 * written from it. The script and connection rules are not here: they differ page by page and are in each
 * page's own meta tag.
 */

/**
 * What a visitor is asked leave for, and what tells advertisers of them. Few, as they are sent with every answer; and
 * only names that current browsers know, since each unknown one is a warning in the visitor's console.
 */
const DENIED_FEATURES = ['browsing-topics', 'geolocation', 'microphone', 'payment', 'usb']

/**
 * Sent with every answer, on every host. Sharing and copying stay at the browser's default: allowed for the
 * page itself.
 */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // The QR page scans with the camera, after the visitor has pressed its button and the browser has asked.
  'Permissions-Policy': ['camera=(self)', ...DENIED_FEATURES.map((feature) => `${feature}=()`)].join(', '),
  // A meta tag cannot carry frame-ancestors; the older header is for browsers that do not know it.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // No other site may load a page, a script, a directory or rates. One value for all paths: some hosts join
  // the values of every rule that matches. Services that preview a link fetch its picture from a server,
  // which the header does not concern.
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Only where the site is served over https: on http://localhost it would lock the visitor out of other local work. */
export const httpsOnlyHeaders = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
}

/** What other sites' scripts need to read a file of open data. */
const openDataHeaders = { 'Access-Control-Allow-Origin': '*' }

/**
 * `openToAll` marks open data. First match wins; `*` is only allowed at the end, and no two patterns overlap,
 * because some hosts join the values of every rule that matches.
 */
export const cacheRules = [
  { path: '/_next/static/*', cacheControl: 'public, max-age=31536000, immutable' },
  { path: '/directories/*', cacheControl: 'public, max-age=86400, stale-while-revalidate=604800' },
  // A path of its own: as part of /directories it might be a week old.
  { path: '/rates/*', cacheControl: 'public, max-age=3600' },
  { path: '/og/*', cacheControl: 'public, max-age=86400, stale-while-revalidate=604800' },
  { path: '/api/*', cacheControl: 'public, max-age=3600', openToAll: true },
  { path: '/icons/*', cacheControl: 'public, max-age=86400, stale-while-revalidate=604800' },
]

/** Pages and all else: ask every time, answered by a bare 304. It is also what the common static hosts do unasked. */
export const defaultCacheControl = 'public, max-age=0, must-revalidate'

/** @returns {Record<string, string>} the headers of a path in addition to those of every path. */
export function headersFor(pathname) {
  const rule = cacheRules.find(({ path }) => matches(path, pathname))
  return rule ? headersOfRule(rule) : { 'Cache-Control': defaultCacheControl }
}

export const headersOfRule = ({ cacheControl, openToAll }) => ({
  'Cache-Control': cacheControl,
  ...(openToAll && openDataHeaders),
})

/** @returns {string} the Cache-Control of a site path such as `/og/emi-calculator.png`. */
export const cacheControlFor = (pathname) => headersFor(pathname)['Cache-Control']

function matches(pattern, pathname) {
  return pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern
}

/** The host of the embed pages sends the same but for one thing: other sites may frame them. */
export const embedSecurityHeaders = {
  ...Object.fromEntries(Object.entries(securityHeaders).filter(([name]) => name !== 'X-Frame-Options')),
  'Content-Security-Policy': 'frame-ancestors *',
}

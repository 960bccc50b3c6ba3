import {
  cacheRules,
  embedSecurityHeaders,
  headersOfRule,
  httpsOnlyHeaders,
  securityHeaders,
} from './headers.mjs'

/** @returns {string} the `_headers` file that Netlify and Cloudflare Pages read from the root of the site. */
export const hostHeadersFile = () => headersFile(securityHeaders)

/** @returns {string} the same file for the host of the embed pages. */
export const embedHeadersFile = () => headersFile(embedSecurityHeaders)

function headersFile(headersOfAll) {
  const everywhere = { ...headersOfAll, ...httpsOnlyHeaders }
  const block = (path, headers) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  const rules = cacheRules.map((rule) => block(rule.path, headersOfRule(rule)))
  // No Cache-Control under `/*`: it would be joined to the others. Both hosts already make pages revalidate.
  return [block('/*', everywhere), ...rules].join('\n\n') + '\n'
}

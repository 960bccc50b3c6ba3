import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathInEnglish } from '../../languages.mjs'
import { elementsOf } from '../page-elements.mjs'
import { sitePages } from '../site-files.mjs'

/** Blocks of data: the browser never runs them, so they need no permission. */
const DATA_BLOCK = /^(?:application\/(?:ld\+)?json|text\/plain)$/i

/**
 * Writes into every page a policy that names, by hash, exactly the inline scripts and styles of that page.
 *
 * @param {Record<string, string[]>} originsByRoute the services that the page of an English route, and its
 * translations, may ask in addition to their own host
 * @returns {string} a line for the build's log
 */
export function writeContentPolicies(dir, originsByRoute) {
  const pages = sitePages(dir)
  let longest = 0
  for (const { file, route } of pages) {
    const html = readFileSync(join(dir, file), 'utf8')
    const policy = contentPolicy(html, originsByRoute[pathInEnglish(route)] ?? [])
    longest = Math.max(longest, policy.length)
    writeFileSync(join(dir, file), withPolicy(html, policy))
  }
  return `${pages.length} pages with a content policy, the longest ${longest} characters`
}

/**
 * The one Trusted Types policy of the site: components/islands/own-script.ts. Addresses of scripts and
 * workers, and texts that become markup or code, are refused unless it made them.
 */
const TRUSTED_TYPES = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['own-scripts'] }

/**
 * @returns {string} the strictest Content-Security-Policy under which `html` works. Throws where it would
 * have to allow what is unsafe: a style attribute in the page, a source with `unsafe` or a wildcard.
 */
export function contentPolicy(html, connectOrigins) {
  const elements = elementsOf(html)
  const styled = elements.find(({ attributes }) => 'style' in attributes)
  if (styled)
    throw new Error(
      `content policy: give this a class in place of its style: ${html.slice(styled.start, styled.contentStart)}`,
    )
  const hashesOf = (is) =>
    hashes(elements.filter(is).map((one) => html.slice(one.contentStart, one.contentEnd)))
  const rules = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(isInlineScript)],
    'style-src': ["'self'", ...hashesOf(({ name }) => name === 'style')],
    // Styles set by script are free; those written in the page's text are not.
    'style-src-attr': ["'none'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'connect-src': ["'self'", ...connectOrigins],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    ...(isHydratedByNext(html) ? {} : TRUSTED_TYPES),
  }
  refuseUnsafe(rules)
  return Object.entries(rules)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join(';')
}

/** Next's own scripts give addresses of scripts as plain text. */
const isHydratedByNext = (html) => html.includes('self.__next_f')

/** A source that is not one of these would open the page to more than it needs; it can only come from a setting. */
const SOURCE =
  /^(?:'(?:none|self|script|sha256-[A-Za-z0-9+/]{43}=)'|data:|blob:|own-scripts|https?:\/\/(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[\da-f:]+\])(?::\d+)?)$/

function refuseUnsafe(rules) {
  for (const [name, sources] of Object.entries(rules))
    for (const source of sources)
      if (!SOURCE.test(source)) throw new Error(`content policy: ${name} must not allow ${source}`)
}

const isInlineScript = ({ name, attributes }) =>
  name === 'script' && !('src' in attributes) && !DATA_BLOCK.test(attributes.type ?? '')

const hashes = (texts) =>
  [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)

/** @returns {string} `html` with the policy right behind the charset, before anything that it must govern. */
export function withPolicy(html, policy) {
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`
  const charset = /<head>\s*<meta charset="utf-8"\/?>/i
  if (!charset.test(html)) throw new Error('content policy: the page does not open with its charset')
  if (html.includes('http-equiv="Content-Security-Policy"'))
    throw new Error('content policy: already written')
  return html.replace(charset, (found) => found + tag)
}

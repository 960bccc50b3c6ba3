import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeAttribute } from './html-text.mjs'
import { sitePages } from './site-files.mjs'

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
const STYLE_ELEMENT = /<style\b[^>]*>([\s\S]*?)<\/style>/gi
const STYLE_ATTRIBUTE = /<[a-z][^<>]*?\sstyle="([^"]*)"/gi
/** Blocks of data: the browser never runs them, so they need no permission. */
const DATA_BLOCK = /\btype="(application\/(ld\+)?json|text\/plain)"/i

/**
 * Writes into every page a policy that names, by hash, exactly the inline scripts and styles of that page.
 *
 * @param {Record<string, string[]>} originsByRoute the services that the page of a route may ask besides its own host
 * @returns {string} a line for the build's log
 */
export function writeContentPolicies(dir, originsByRoute) {
  const pages = sitePages(dir)
  let longest = 0
  for (const { file, route } of pages) {
    const html = readFileSync(join(dir, file), 'utf8')
    const policy = contentPolicy(html, originsByRoute[route] ?? [])
    longest = Math.max(longest, policy.length)
    writeFileSync(join(dir, file), withPolicy(html, policy))
  }
  return `${pages.length} pages with a content policy, the longest ${longest} characters`
}

/** @returns {string} the strictest Content-Security-Policy under which `html` works. */
export function contentPolicy(html, connectOrigins) {
  const attributes = hashes(html, STYLE_ATTRIBUTE, (match) => decodeAttribute(match[1]))
  const rules = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(html, SCRIPT, inlineScript)],
    'style-src': ["'self'", ...hashes(html, STYLE_ELEMENT, (match) => match[1])],
    // Styles set by script are free; only those written in the page's text need leave.
    'style-src-attr': attributes.length ? ["'unsafe-hashes'", ...attributes] : ["'none'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'connect-src': ["'self'", ...connectOrigins],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
  }
  return Object.entries(rules)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join(';')
}

function inlineScript([, attributes, text]) {
  if (/\ssrc=/i.test(attributes) || DATA_BLOCK.test(attributes)) return null
  return text
}

function hashes(html, pattern, textOf) {
  const texts = [...html.matchAll(pattern)].map(textOf).filter((text) => text !== null)
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

/** @returns {string} `html` with the policy right behind the charset, before anything that it must govern. */
export function withPolicy(html, policy) {
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`
  const charset = /<head>\s*<meta charset="utf-8"\/?>/i
  if (!charset.test(html)) throw new Error('content policy: the page does not open with its charset')
  if (html.includes('http-equiv="Content-Security-Policy"'))
    throw new Error('content policy: already written')
  return html.replace(charset, (found) => found + tag)
}

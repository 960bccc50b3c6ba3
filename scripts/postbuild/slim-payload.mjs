import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPayload, withPayload } from './flight-html.mjs'
import { markOf } from './flight-model.mjs'
import { parseRows, writeRows } from './flight-rows.mjs'
import { attribute } from './html-text.mjs'
import { sitePages } from './site-files.mjs'
import { slimRows } from './slim-rows.mjs'

/**
 * Takes fixed words out of each page's flight payload, where every word of the page stands a second time
 * (docs/decisions/0004-slim-payload.md).
 *
 * @returns {string} a line for the build's log
 */
export function slimPayloads(dir) {
  const total = { pages: 0, before: 0, after: 0 }
  for (const { file, route } of sitePages(dir)) {
    const html = readFileSync(join(dir, file), 'utf8')
    const slim = inPage(route, () => slimPage(html))
    if (slim === html) continue
    writeFileSync(join(dir, file), slim)
    total.pages += 1
    total.before += Buffer.byteLength(html)
    total.after += Buffer.byteLength(slim)
  }
  const kilo = (bytes) => `${Math.round(bytes / 1000)} KB`
  return `${total.pages} pages with a slim payload, ${kilo(total.before)} to ${kilo(total.after)}`
}

/** Repeated words compress well and the script below does not: a smaller gain would be a loss over the wire. */
const WORTHWHILE_CHARACTERS = 2_000

/** @returns {string} the page without its fixed words in the payload; the very same text when nothing is marked. */
export function slimPage(html) {
  const marks = staticMarks(html)
  const payload = marks.size ? readPayload(html) : null
  if (payload === null) return html
  const { rows, emptied } = slimRows(parseRows(payload), marks)
  const slim = emptied.length ? withPayload(html, writeRows(rows), KEEP_STATIC) : html
  return html.length - slim.length >= WORTHWHILE_CHARACTERS ? slim : html
}

/** @returns {Set<string>} the marks of the page's elements; throws when two are alike, as React could then mix them up. */
function staticMarks(html) {
  const marks = [...html.matchAll(/<([a-z][a-z0-9-]*)(\s[^<>]*)>/g)]
    .filter(([, , attributes]) => attribute(attributes, 'data-static') !== undefined)
    .map(([, tag, attributes]) =>
      markOf(tag, attribute(attributes, 'class') ?? '', attribute(attributes, 'data-static')),
    )
  const twice = marks.find((mark, at) => marks.indexOf(mark) !== at)
  if (twice) throw new Error(`${twice} stands twice: give each a name, as in data-static="a-name"`)
  return new Set(marks)
}

/**
 * Should React ever build a marked element anew, after an error or because a page translator changed the words
 * before it arrived, the element would come out empty. This moves the old one's content over before it is painted.
 */
const KEEP_STATIC = `(d=>{let q=x=>[...d.querySelectorAll("[data-static]"+x)],s=q("");new MutationObserver(()=>s.forEach((e,i)=>{let n;e.isConnected||!(n=q(":empty").find(x=>e.cloneNode().isEqualNode(x)))||(n.append(...e.childNodes),s[i]=n)})).observe(d,{childList:!0,subtree:!0})})(document)`

function inPage(route, work) {
  try {
    return work()
  } catch (error) {
    throw new Error(`${route}: ${error.message}`, { cause: error })
  }
}

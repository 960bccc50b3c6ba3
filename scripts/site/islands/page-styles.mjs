import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { elementsOf, edited } from '../page-elements.mjs'

/**
 * Puts into the page's text what the page and its scripts use of its stylesheets, so that it is drawn without
 * a second request (docs/decisions/0037-styles-in-the-page.md).
 *
 * @param {{ sources: string[], laterSources?: string[], styles?: string[] }[]} scripts of the page
 * @param {string} dir the built site
 */
export function withOwnStyles(html, scripts, dir) {
  const elements = elementsOf(html)
  const links = elements.filter(
    ({ name, attributes }) =>
      name === 'link' && attributes.rel === 'stylesheet' && attributes.href.startsWith('/_next/'),
  )
  const files = new Set(scripts.flatMap(({ sources, laterSources = [] }) => [...sources, ...laterSources]))
  const names = elements.flatMap(({ attributes }) => [
    ...(attributes.class?.split(/\s+/) ?? []),
    `data-category=${attributes['data-category']}`,
  ])
  const linked = links.map(({ attributes }) => readFileSync(join(dir, attributes.href), 'utf8'))
  const css = [...linked, ...scripts.flatMap(({ styles = [] }) => styles)].join('')
  const style = `<style>${usedStyles(css, [...names, ...[...files].flatMap(wordsOf)])}</style>`
  const edits = links.map(({ start, end }, place) => ({ start, end, text: place === 0 ? style : '' }))
  return edited(html, edits)
}

const kept = new Map()

/**
 * @returns {string[]} whatever could be a class in a source file, or the beginning of one: `cheque-` of
 * `cheque-${look}`
 */
function wordsOf(file) {
  if (!kept.has(file))
    kept.set(file, existsSync(file) ? [...new Set(readFileSync(file, 'utf8').split(/[\s'"`]+|\$\{/))] : [])
  return kept.get(file)
}

/**
 * @param {string} css without comments and with no rules inside rules, as the build writes it
 * @param {string[]} words the classes that can occur; one that ends in `-` is the beginning of others.
 * `data-category=x` is
 *   the attribute, which no script sets
 * @returns {string} the rules of these classes, and those without a class, in their order
 */
export function usedStyles(css, words) {
  const known = new Set(words)
  const beginnings = [...known].filter((word) => /\w-$/.test(word))
  const occurs = (name) => known.has(name) || beginnings.some((beginning) => name.startsWith(beginning))
  const used = (text) => pieces(text, /[;}]/).map(usedPart).join('')
  const usedPart = (rule) => {
    if (!rule.includes('{')) return rule
    const head = rule.slice(0, rule.indexOf('{'))
    const body = rule.slice(head.length)
    if (/^@(?:layer|media|supports)/.test(head)) {
      const inner = used(body.slice(1, -1))
      return inner && `${head}{${inner}}`
    }
    if (rule.startsWith('@')) return rule
    const selectors = pieces(head, /,/).map((selector) => selector.replace(/,$/, ''))
    const wanted = selectors.filter((selector) => classesOf(selector).every(occurs))
    return wanted.length ? wanted.join() + body : ''
  }
  return used(css)
}

/**
 * @returns {string[]} the stretches of a stylesheet that end at such a sign, outside of texts and brackets,
 * and the rest
 */
function pieces(css, sign) {
  const found = []
  let [start, depth] = [0, 0]
  for (const { 0: mark, index } of css.matchAll(/\\.|"(?:\\.|[^"])*"|'(?:\\.|[^'])*'|[{}()[\],;]/g)) {
    if (/^[{([]$/.test(mark)) depth += 1
    if (/^[})\]]$/.test(mark)) depth -= 1
    if (depth > 0 || !sign.test(mark) || mark.length > 1) continue
    found.push(css.slice(start, index + 1))
    start = index + 1
  }
  return [...found, css.slice(start)].filter(Boolean)
}

const FUNCTION = /:[\w-]+\((?:\\.|[^()\\])*\)/g

/** The classes without which a selector fits nothing: not those in `:is()`, `:not()` and the like. */
function classesOf(selector) {
  const outer = selector.replace(FUNCTION, '')
  if (outer !== selector) return classesOf(outer)
  return [...selector.matchAll(/\.((?:\\.|[\w-])+)|\[(data-category=[\w-]+)\]/g)].map(
    ([, name, category]) => category ?? name.replace(/\\(.)/g, '$1'),
  )
}

import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { contentPolicy, withPolicy } from './content-policy.mjs'
import { elementsOf } from '../page-elements.mjs'
import { precompress } from './precompress.mjs'
import { siteFiles } from '../site-files.mjs'

/**
 * Writes a page of each calculator for the frames of other sites: its form and its result, without the site's frame
 * (docs/embed.md). They are for a host of their own, whose headers let other sites frame them.
 *
 * @param {string} dir the built site
 * @param {{ root: string, settings: import('../site-build.mjs').EmbedSettings }} options
 * @returns {Promise<string>} a line for the build's log
 */
export async function writeEmbedPages(dir, { root, settings }) {
  const to = settings.dir
  rmSync(to, { recursive: true, force: true })
  const slugs = readdirSync(join(root, settings.pages))
  const pages = settings.languages
    .flatMap(({ base, link }) => slugs.map((slug) => ({ file: `${base}/${slug}.html`, slug, link })))
    .filter(({ file }) => existsSync(join(dir, file)))
  const built = builtFiles(dir)
  const files = new Set()
  for (const { file, slug, link } of pages) {
    const html = embedPage(readFileSync(join(dir, file), 'utf8'), slug, { ...settings, link })
    mkdirSync(dirname(join(to, file)), { recursive: true })
    writeFileSync(join(to, file), html)
    for (const address of neededFiles(html, dir, built)) files.add(address)
  }
  for (const file of files) copyWithFolder(file, dir, to)
  writeFileSync(join(to, '_headers'), settings.headers())
  return `${pages.length} embed pages with ${files.size} files; ${await precompress(to)}`
}

/**
 * @param {string} html a built tool page
 * @param {string} slug
 * @param {{ link: string, message: string, style: string }} settings `link` in the language of the page
 * @returns {string} the tool's island alone, with its styles and scripts and a link to the page it was taken from
 */
export function embedPage(html, slug, { link, message, style }) {
  const elements = elementsOf(html)
  const islands = elements.filter(({ name }) => name === 'site-island')
  const place = islands.findIndex(({ attributes }) => attributes.of === slug)
  if (place < 0) throw new Error(`${slug}: no island of this tool in its page`)
  const { start, end } = islands[place]
  const canonical = attributeOf(elements, 'canonical', 'href')
  const [title] = elements.filter(({ name }) => name === 'title')
  const words = html.slice(title.contentStart, title.contentEnd)
  const { lang } = elements.find(({ name }) => name === 'html').attributes
  const page = [
    `<!DOCTYPE html><html lang="${lang}" data-theme="light"><head><meta charset="utf-8"/>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    `<title>${words}</title><link rel="icon" href="data:,"/><meta name="robots" content="noindex"/><link rel="canonical" href="${canonical}"/>`,
    ...elements
      .filter((element) => isKept(element))
      .map((one) => html.slice(one.start, one.end).replace(SCRIPT_OF_FRAME, '')),
    `<style>${style}</style></head><body>`,
    // An island's ids have its place in them: here it is at the same place as in its own page.
    '<site-island></site-island>'.repeat(place),
    html.slice(start, end),
    `<p class="embed-link"><a href="${canonical}" target="_blank" rel="noopener">${link}</a></p>`,
    `<script>${heightScript(message)}</script></body></html>`,
  ].join('')
  return withPolicy(page, contentPolicy(page, []))
}

/** The shared script names that of the site's header and footer. */
const SCRIPT_OF_FRAME = / data-frame="[^"]*"/

/** Styles, the shared script, the tool's own, and the words of the page's language. */
const isKept = ({ name, attributes }) =>
  name === 'style' || (name === 'script' && ['module', 'application/json'].includes(attributes.type))

function attributeOf(elements, rel, attribute) {
  return elements.find(({ name, attributes }) => name === 'link' && attributes.rel === rel).attributes[
    attribute
  ]
}

/**
 * Posts the height of the calculator to the page around the frame, as a number of pixels. The link back has the
 * visitor's entries in its fragment.
 */
const heightScript = (
  message,
) => `(()=>{var b=document.body,l=0,a=document.querySelector('.embed-link a'),h=a.href,
post=()=>{var n=Math.ceil(b.getBoundingClientRect().height);if(n!==l&&parent!==window){l=n;parent.postMessage({${message}:n},'*')}};
new ResizeObserver(post).observe(b);a.addEventListener('click',()=>{a.href=h+location.hash})})()`

/**
 * @returns {Set<string>} the files of the build that a page loads, at once or later, with the leading slash left out
 */
function neededFiles(html, dir, built) {
  const needed = new Set()
  const visit = (text) => {
    for (const [name, file] of built)
      if (!needed.has(file) && text.includes(name)) {
        needed.add(file)
        if (/\.(?:js|css)$/.test(file)) visit(readFileSync(join(dir, file), 'utf8'))
      }
  }
  visit(html)
  return needed
}

/** @returns {[name: string, file: string][]} the files under _next/static; names have a hash, so each is its own */
const builtFiles = (dir) =>
  siteFiles(join(dir, '_next/static'))
    .filter((file) => !/\.(?:br|gz|map)$/.test(file))
    .map((file) => [basename(file), `_next/static/${file}`])

function copyWithFolder(file, from, to) {
  mkdirSync(dirname(join(to, file)), { recursive: true })
  copyFileSync(join(from, file), join(to, file))
}

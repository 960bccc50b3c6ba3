import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleEntry, bundleShared } from './bundle-islands.mjs'
import { bundleRenderer } from './bundle-renderer.mjs'
import { isSameButForIds } from './compare-rendered.mjs'
import { withOwnStyles } from './page-styles.mjs'
import { byLanguage, withWordsOf } from './page-words.mjs'
import { writeHashed } from './script-files.mjs'
import { edited, elementsOf } from '../page-elements.mjs'
import { siteFiles, sitePages } from '../site-files.mjs'

/**
 * Takes Next's client runtime out of every page of the built site and hydrates the page's islands instead
 * (docs/decisions/0021-islands.md). Can be run again over its own result.
 *
 * @param {string} dir
 * @param {object} options
 * @param {string} options.root
 * @param {Record<string, string | undefined>} options.env the build's environment
 * @param {import('../site-build.mjs').IslandSettings} options.settings
 * @param {boolean} [options.development] takes React's development build, which reports what does not match
 * @param {boolean} [options.otherSettings] Next wrote the pages with other settings than `env`: islands may differ
 * @returns {Promise<string>} a line for the build's log
 */
export async function writeIslands(dir, options) {
  const pages = sitePages(dir).map(({ file }) => {
    const html = readFileSync(join(dir, file), 'utf8')
    return { file, html, islands: findIslands(html) }
  })
  mkdirSync(join(dir, '_next/static/chunks'), { recursive: true })
  for (const file of siteFiles(join(dir, '_next')))
    if (/\.js(\.map)?$/.test(file)) rmSync(join(dir, '_next', file))

  const bundle = { ...options, dir }
  const { react, graph, makeRenderer } = await bundleRenderer(
    names(pages.flatMap(({ islands }) => islands)),
    bundle,
  )
  const rendererFor = byLanguage(makeRenderer)
  const shared = await bundleShared(react, bundle)
  const scriptOf = await bundleEntries(pages, { shared, graph }, bundle)
  for (const { file, html, islands } of pages) {
    const render = rendererFor(html)
    const rendered = await Promise.all(
      islands.map((island, place) =>
        renderIsland(island, place, render, options.otherSettings ? null : file),
      ),
    )
    const scripts = entriesOf(islands).map(({ of, frame }) => ({ ...scriptOf.get(of.join()), frame }))
    const [own, frame] = [false, true].map((of) => scripts.find((one) => one.frame === of)?.address)
    const addresses = { shared: shared.get('react').address, own, frame }
    const hydrated = withScripts(withIslands(html, rendered), addresses)
    const ofPage = [shared.get('react'), ...scripts]
    const worded = withWordsOf(ofPage, hydrated, (words) =>
      writeHashed('words', 'js', `export default ${words}`, dir),
    )
    writeFileSync(join(dir, file), withOwnStyles(worded, ofPage, dir))
  }
  return `${pages.length} pages with islands, hydrated by ${scriptOf.size} entries`
}

const names = (islands) => [...new Set(islands.map(({ of }) => of))]

/** As many as keep the processors of a small machine busy. */
const ENTRIES_AT_ONCE = 4

/** @returns {Promise<Map<string, { address: string }>>} the script of each set of islands, by their names */
async function bundleEntries(pages, all, bundle) {
  const entries = pages.flatMap(({ islands }) => entriesOf(islands))
  const waiting = [...new Map(entries.map((entry) => [entry.of.join(), entry]))]
  const scriptOf = new Map()
  const bundleNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [key, { name, of }] = next
      scriptOf.set(key, await bundleEntry(name, of, all, bundle))
    }
  }
  await Promise.all(Array.from({ length: ENTRIES_AT_ONCE }, bundleNext))
  return scriptOf
}

/**
 * @returns {{ name: string, of: string[], frame: boolean }[]} the scripts of a page: its own islands', and its frame's
 */
function entriesOf(islands) {
  const [own, frame] = [false, true].map((wanted) =>
    names(islands.filter((island) => island.frame === wanted)),
  )
  return [
    { name: own.join('-'), of: own, frame: false },
    { name: 'frame', of: frame, frame: true },
  ].filter(({ of }) => of.length)
}

/** @returns {import('../page-elements.mjs').PageElement[]} throws when one is inside another */
function islandElements(html) {
  const islands = elementsOf(html).filter(({ name }) => name === 'site-island')
  islands.forEach(({ start }, place) => {
    if (place > 0 && start < islands[place - 1].end) throw new Error('An island is inside another island')
  })
  return islands
}

/** @returns {{ of: string, props: object, frame: boolean, content: string }[]} the islands in the order of the page */
export function findIslands(html) {
  return islandElements(html).map(({ attributes, contentStart, contentEnd }) => ({
    of: attributes.of,
    props: JSON.parse(attributes.with ?? '{}'),
    frame: 'frame' in attributes,
    content: html.slice(contentStart, contentEnd),
  }))
}

/** @returns {string} the page with its islands' content replaced; they are marked as waiting until they are hydrated */
export function withIslands(html, contents) {
  const edits = islandElements(html).map(({ attributes, start, contentEnd }, place) => ({
    start,
    end: contentEnd,
    text: openingTag(attributes) + contents[place],
  }))
  return edited(html, edits)
}

/** In single quotes the properties keep the double ones of JSON as they are. */
function openingTag({ of, with: props, frame }) {
  const given = props && ` with='${props.replaceAll('&', '&amp;').replaceAll("'", '&#39;')}'`
  return `<site-island of="${of}"${given ?? ''}${frame === undefined ? '' : ' frame'} waiting>`
}

/** Next's runtime and the data it hydrates from; on a second run, our own scripts. */
function isScriptOfBuild({ name, attributes, contentStart, contentEnd }, html) {
  if (name === 'link') return /^(?:module)?preload$/.test(attributes.rel ?? '') && isBuilt(attributes.href)
  if (name !== 'script') return false
  const text = html.slice(contentStart, contentEnd)
  return isBuilt(attributes.src) || NEXT_DATA.some((mark) => text.includes(mark))
}

const NEXT_DATA = ['self.__next_f', 'globalThis["TURBOPACK"]']
const isBuilt = (address) => address?.startsWith('/_next/') && address.endsWith('.js')

/**
 * @param {{ shared: string, own?: string, frame?: string }} scripts the addresses
 * @returns {string} the page without Next's scripts and with ours; throws when something of Next's is left
 */
export function withScripts(html, { shared, own, frame }) {
  const elements = elementsOf(html)
  const bare = edited(
    html,
    elements
      .filter((element) => isScriptOfBuild(element, html))
      .map(({ start, end }) => ({ start, end, text: '' })),
  )
  if (/__next_f|TURBOPACK|\/_next\/[^"]*\.js/.test(bare))
    throw new Error('A script of Next is left in the page')
  const tags = [
    `<script type="module" src="${shared}"${frame ? ` data-frame="${frame}"` : ''}></script>`,
    own ? `<script type="module" src="${own}"></script>` : '',
  ]
  return bare.replace('</head>', () => `${tags.join('')}</head>`)
}

/**
 * Renders an island by itself, as the browser will hydrate it: the ids of `useId` depend on the tree above.
 * What Next wrote must be the same but for the ids, or the island depends on something that only Next
 * provides: compared when `file` is given.
 */
async function renderIsland({ of, props, frame, content }, place, render, file) {
  const { html, prefix } = await render(of, props, frame, place)
  if (file && !isSameButForIds(html, content, prefix))
    throw new Error(`${file}: the island ${of} is not what Next rendered:\n${content}\n${html}`)
  return html
}

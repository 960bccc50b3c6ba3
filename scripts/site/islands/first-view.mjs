import { dirname, join, relative } from 'node:path'
import { loadedWith } from './lazy-styles.mjs'

/** Lazy parts that a page shows in its first window: `firstViewParts` of the settings. */

/**
 * @param {string[]} files of the islands of a page
 * @param {Record<string, { imports: { path: string, kind: string }[] }>} graph by file, what it imports
 * @param {string[]} firstViewParts of the settings
 * @returns {{ atOnce: Set<string>, shown: string[] }} what the page loads at once, and what comes with the
 * parts that it shows in its
 *   first window
 */
export function firstView(files, graph, firstViewParts) {
  const loaded = new Set(files.flatMap((file) => [...loadedWith(file, graph)]))
  const later = new Set([...loaded].flatMap((file) => (graph[file]?.imports ?? []).map(({ path }) => path)))
  const parts = firstViewParts.filter((part) => later.has(part) && !loaded.has(part))
  const shown = parts.flatMap((part) => [...loadedWith(part, graph)]).filter((file) => !loaded.has(file))
  return { atOnce: new Set([...loaded, ...shown]), shown }
}

/** Whether `import(address)` in the file at `path` is of such a part. */
export function isFirstViewPart(address, path, root, firstViewParts) {
  const near = relative(root, join(dirname(path), address)).replaceAll('\\', '/')
  const file = address.startsWith('@/') ? address.slice(2) : near
  return firstViewParts.some((part) => part.replace(/\.tsx?$/, '') === file)
}

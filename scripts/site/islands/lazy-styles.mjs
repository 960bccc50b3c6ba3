import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { transformSync } from 'esbuild'
import { writeHashed } from './script-files.mjs'

/**
 * Writes the styles that only lazy parts import.
 *
 * @param {Set<string>} atOnce the files whose styles the page has
 * @returns {Map<string, string[]>} addresses by lazy part
 */
export function writeLazyStyles(atOnce, graph, options) {
  const stylesOf = (part) =>
    [...loadedWith(part, graph)].filter((path) => path.endsWith('.css') && !atOnce.has(path))
  const found = lazyParts(atOnce, graph)
    .map((part) => [join(options.root, part), stylesOf(part)])
    .filter(([, own]) => own.length)
  return new Map(found.map(([part, own]) => [part, own.map((path) => writeStyle(path, options))]))
}

/** The files that these files import later, and those that these parts import later. */
function lazyParts(files, graph) {
  const parts = new Set()
  const look = (loaded) => {
    for (const { path, kind } of [...loaded].flatMap((file) => graph[file]?.imports ?? [])) {
      if (kind !== 'dynamic-import' || parts.has(path)) continue
      parts.add(path)
      look(loadedWith(path, graph))
    }
  }
  look(files)
  return [...parts]
}

const writeStyle = (path, { root, dir }) =>
  writeHashed(basename(path, '.css'), 'css', styleOf(path, root), dir)

/** @returns {string} a stylesheet of the project, as it is shipped */
export const styleOf = (path, root) =>
  transformSync(readFileSync(join(root, path), 'utf8'), { loader: 'css', minify: true }).code.trim()

/** @returns {Set<string>} the files that are loaded with one, itself among them, without its lazy parts */
export function loadedWith(start, inputs, seen = new Set()) {
  if (seen.has(start)) return seen
  seen.add(start)
  for (const { path, kind } of inputs[start]?.imports ?? [])
    if (kind === 'import-statement') loadedWith(path, inputs, seen)
  return seen
}

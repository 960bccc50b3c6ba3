import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { transformSync } from 'esbuild'
import { writeHashed } from './script-files.mjs'

/**
 * Writes the styles that only lazy parts import.
 *
 * @param {string[]} files of the islands of a page
 * @param {Record<string, { imports: { path: string, kind: string }[] }>} graph by file, what it imports
 * @returns {Map<string, string[]>} addresses by lazy part
 */
export function writeLazyStyles(files, graph, options) {
  const atOnce = new Set(files.flatMap((file) => [...loadedWith(file, graph)]))
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

function writeStyle(path, { root, dir }) {
  const { code } = transformSync(readFileSync(join(root, path), 'utf8'), { loader: 'css', minify: true })
  return writeHashed(basename(path, '.css'), 'css', code, dir)
}

/** @returns {Set<string>} the files that are loaded with one, itself among them, without its lazy parts */
export function loadedWith(start, inputs, seen = new Set()) {
  if (seen.has(start)) return seen
  seen.add(start)
  for (const { path, kind } of inputs[start]?.imports ?? [])
    if (kind === 'import-statement') loadedWith(path, inputs, seen)
  return seen
}

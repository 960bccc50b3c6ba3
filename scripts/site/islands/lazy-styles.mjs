import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { transformSync } from 'esbuild'
import { writeHashed } from './script-files.mjs'

/** Writes the styles that only lazy parts import. @returns {Map<string, string[]>} addresses by lazy part */
export function writeLazyStyles({ inputs }, options) {
  const atOnce = loadedWith('entry:page', inputs)
  const parts = Object.keys(inputs).filter((input) => input.startsWith('lazy:'))
  const stylesOf = (part) =>
    [...loadedWith(part, inputs)].filter((path) => path.endsWith('.css') && !atOnce.has(path))
  const found = parts
    .map((part) => [part.slice('lazy:'.length), stylesOf(part)])
    .filter(([, own]) => own.length)
  return new Map(found.map(([part, own]) => [part, own.map((path) => writeStyle(path, options))]))
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
